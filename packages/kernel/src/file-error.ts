/** A file that is refused: where in it, and why. */
export class FileError extends Error {
  readonly place: string
  readonly reason: string
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`)
    this.place = place
    this.reason = reason
  }
}
