import type { Menu } from '@meadhall/spoken'
import { columns, padStart, WIDTH, widthOf, wrap } from '../text/layout.ts'
import type { Paint } from '../text/paint.ts'
import type { Speech } from '../text/speech.ts'
import type { Table } from './game.ts'

/** More of a story than this scrolls the board away; the rest is in the log. */
const STORY_LINES = 40

/** The end of a long story, and where the rest is. */
export function shortened(lines: readonly string[], { t }: Speech): readonly string[] {
  if (lines.length <= STORY_LINES) return lines
  const left = lines.length - STORY_LINES
  return [`  ${t('cli.log.before', { count: left })}`, ...lines.slice(left)]
}

/** The question with its hint, or what is left to choose in an opened group. */
export function questionLines(table: Table, menu: Menu<unknown>, paint: Paint): string[] {
  return menu.isTop ? table.question() : [paint.strong(menu.title)]
}

/** The numbered answers. */
export function menuLines<A>(menu: Menu<A>, { t }: Speech): string[] {
  const entries = menu.entries.map(({ label }, index) => numbered(index + 1, label))
  const back = menu.isTop ? [] : [numbered(0, t('cli.back'))]
  const lines = [...entries, ...back]
  if (lines.some((line) => widthOf(line) > WIDTH))
    return lines.flatMap((line) => wrap(line, WIDTH, '     '))
  return columns(lines)
}

function numbered(number: number, label: string): string {
  return `${padStart(String(number), 3)}  ${label}`
}
