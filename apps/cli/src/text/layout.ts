import { stripVTControlCharacters } from 'node:util'

/** All that is printed fits an old terminal. */
export const WIDTH = 80

/** How many columns a text takes: colours take none. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text
}

/** Breaks a text between words; it keeps its own indent, lines after the first get theirs. */
export function wrap(text: string, width = WIDTH, indent = ''): string[] {
  const lines: string[] = []
  const [start = ''] = /^ */.exec(text) ?? []
  let line = start
  for (const word of text.slice(start.length).split(' ')) {
    const longer = line === start ? line + word : `${line} ${word}`
    if (widthOf(longer) <= width || line.trim() === '') line = longer
    else {
      lines.push(line)
      line = indent + word
    }
  }
  return [...lines, line]
}

/** A plain text cut to a width, with a mark where something is missing. */
export function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`
}

/** Joins parts with a separator and breaks between parts only, behind the separator. */
export function flow(
  parts: readonly string[],
  separator: string,
  width: number,
  indent = '',
): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    const longer = line === '' ? part : line + separator + part
    if (line === '' || widthOf(longer) + separator.trimEnd().length <= width) line = longer
    else {
      lines.push(line + separator.trimEnd())
      line = indent + part
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** Short lines side by side where they fit, read down the first column. */
export function columns(lines: readonly string[], width = WIDTH): string[] {
  const half = Math.floor(width / 2) - 1
  if (lines.length < 8 || lines.some((line) => widthOf(line) > half)) return [...lines]
  const rows = Math.ceil(lines.length / 2)
  return Array.from({ length: rows }, (_, row) => {
    const right = lines[row + rows]
    const left = lines[row] ?? ''
    return right === undefined ? left : `${padEnd(left, half + 1)} ${right}`
  })
}

/** A title in a line across the screen. */
export function rule(title: string, width = WIDTH): string {
  const start = title === '' ? '' : `── ${title} `
  return start + '─'.repeat(Math.max(0, width - widthOf(start)))
}
