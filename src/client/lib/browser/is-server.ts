/**
 * Whether this is a render on the server. It knows neither the hour nor the size of the window. What it
 * renders is replaced, not hydrated, so it may differ.
 */
export const isServer = typeof document === 'undefined'
