/** A puzzle that cannot be proved: too many ways to go on, or chance that cannot be counted. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch'
}
