const WIDTH = 100

/** The source file of a game's words. */
export function wordsFile(words: readonly string[]): string {
  return `/**
 * The words of what is told of this game, the most frequent first (see "Packed frames" in
 * docs/protocol.md). Written by \`npm run wire:words\`.
 */
export const WORDS: readonly string[] = \`
${linesOf(words).join('\n')}
\`
  .trim()
  .split(/,\\s/)
`
}

function linesOf(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const [index, word] of words.entries()) {
    const text = index === words.length - 1 ? word : `${word},`
    const line = lines.at(-1)
    if (line === undefined || line.length + text.length >= WIDTH) lines.push(text)
    else lines[lines.length - 1] = `${line} ${text}`
  }
  return lines
}
