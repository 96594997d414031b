/** A page of Markdown as a list of blocks: the paragraphs, table cells and code that a reader sees. */

export type BlockKind = 'heading' | 'paragraph' | 'cell' | 'code'

export interface Block {
  readonly kind: BlockKind
  /** Where it begins, counted from 1. */
  readonly line: number
  readonly text: string
}

const FENCE = /^\s*(```|~~~)/
const HEADING = /^#{1,6} /
const TABLE_ROW = /^\s*\|/
const LIST_ITEM = /^\s*([-*]|\d+\.) /
const INDENTED = /^( {4,}|\t)/
/** A `|` inside backticks or behind a backslash does not end a cell. */
const CELL = /(?:`[^`]*`|\\.|[^|])+/g

/** What is being read: an open block, and whether a fence is open. */
interface Reading {
  readonly blocks: Block[]
  open: { kind: 'paragraph' | 'code'; line: number; lines: string[] } | null
  isFenced: boolean
}

/** The blocks of a page, in their order. */
export function blocksOf(markdown: string): Block[] {
  const reading: Reading = { blocks: [], open: null, isFenced: false }
  markdown.split(/\r?\n/).forEach((text, index) => {
    readLine(reading, text, index + 1)
  })
  close(reading)
  return reading.blocks
}

function readLine(reading: Reading, text: string, line: number): void {
  if (FENCE.test(text)) return toggleFence(reading, line)
  if (reading.isFenced) return extend(reading, 'code', text, line)
  if (text.trim() === '') return closeParagraph(reading)
  if (HEADING.test(text)) return addAlone(reading, { kind: 'heading', line, text })
  if (TABLE_ROW.test(text)) return addCells(reading, text, line)
  if (isIndentedCode(reading, text)) return extend(reading, 'code', text, line)
  if (LIST_ITEM.test(text) || reading.open?.kind === 'code') close(reading)
  extend(reading, 'paragraph', text.trim(), line)
}

function toggleFence(reading: Reading, line: number): void {
  close(reading)
  reading.isFenced = !reading.isFenced
  if (reading.isFenced) reading.open = { kind: 'code', line, lines: [] }
}

/** Code by indentation stands behind an empty line; directly behind text it goes on with the text. */
function isIndentedCode({ open }: Reading, text: string): boolean {
  return INDENTED.test(text) && open?.kind !== 'paragraph' && !LIST_ITEM.test(text)
}

function extend(reading: Reading, kind: 'paragraph' | 'code', text: string, line: number): void {
  if (reading.open?.kind !== kind) {
    close(reading)
    reading.open = { kind, line, lines: [] }
  }
  reading.open?.lines.push(text)
}

/** An empty line ends a paragraph, but not code by indentation. */
function closeParagraph(reading: Reading): void {
  if (reading.open?.kind === 'paragraph') close(reading)
}

function close(reading: Reading): void {
  const { open } = reading
  if (open !== null) {
    const separator = open.kind === 'code' ? '\n' : ' '
    reading.blocks.push({ kind: open.kind, line: open.line, text: open.lines.join(separator) })
  }
  reading.open = null
}

function addAlone(reading: Reading, block: Block): void {
  close(reading)
  reading.blocks.push(block)
}

function addCells(reading: Reading, row: string, line: number): void {
  close(reading)
  for (const [cell] of row.matchAll(CELL)) {
    reading.blocks.push({ kind: 'cell', line, text: cell.trim() })
  }
}
