/** Raised when a client of the version before would no longer understand what it is told. */
export const PROTOCOL = 1
