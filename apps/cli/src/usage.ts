/** A command line that cannot be understood; the message says what was expected. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads a whole number of an option, within limits. */
export function wholeNumber(option: string, word: string, min: number, max: number): number {
  const value = /^\d+$/.test(word) ? Number(word) : Number.NaN
  if (value >= min && value <= max) return value
  throw new UsageError(`${option} must be a whole number from ${min} to ${max}, not "${word}"`)
}
