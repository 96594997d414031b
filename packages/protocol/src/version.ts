/** Raised when a client of the version before would no longer understand what it is told. */
export const PROTOCOL = 1

/** Before the path of every route. */
export const API_ROOT = '/api/v1'
