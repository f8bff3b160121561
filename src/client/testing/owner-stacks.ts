import * as React from 'react'

/**
 * React's development build makes an `Error` for each element, up to 10,000 a second, so that a warning can name the
 * component that made it. That is a fifth of a test's time. Its own counter is set to the limit here: warnings fail
 * a test as before, without that stack.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
