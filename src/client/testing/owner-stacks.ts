import * as React from 'react'

/**
 * React's development build creates an `Error` for each element, up to 10,000 a second, so that a warning can name its component.
 * That takes a fifth of a test's time. Setting React's own counter to its limit disables it. Warnings still fail a test, but
 * without that stack.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
