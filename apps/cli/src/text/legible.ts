const ESCAPE = '\u001b'
/** What steers a terminal, breaks a line or turns the writing round. */
const STEERING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu
/** A change of colour as we make them ourselves. */
const COLOUR = new RegExp(`(${ESCAPE}\\[\\d{1,2}m)`)

/**
 * A line in which nothing steers the terminal: names, titles and paths may come from anywhere. What
 * would is shown as JSON writes it, so that JSON stays JSON.
 */
export function legible(line: string): string {
  return line.replace(STEERING, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** The same for a line with colours of our own. */
export function legiblePainted(line: string): string {
  return line
    .split(COLOUR)
    .map((part) => (COLOUR.test(part) ? part : legible(part)))
    .join('')
}
