import { legible, legiblePainted } from './legible.ts'

/** Prints a line of which a part may come from a file, a path or a person. */
export function print(line: string): void {
  console.log(legible(line))
}

/** Prints a line with colours of our own in it. */
export function printPainted(line: string): void {
  console.log(legiblePainted(line))
}
