import { countCards, gloryOf, type PlayerSeen, partnerOf } from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { flow, padEnd, padStart, WIDTH, wrap } from '../../text/layout.ts'
import type { CliKey } from '../../text/speech.ts'
import { standingBrief } from './brief.ts'
import { jarlText } from './card.ts'
import { playerName, type Scene } from './face.ts'

const COLUMNS = [
  ['cli.vh.column.player', 24],
  ['cli.vh.column.shields', 8],
  ['cli.vh.column.captured', 10],
  ['cli.vh.column.hand', 6],
  ['cli.vh.column.valhalla', 10],
] as const satisfies readonly (readonly [CliKey, number])[]

function cells({ t }: Scene, values: readonly string[]): string {
  const widths = COLUMNS.map(([title, width]) => Math.max(width, t(title).length + 1))
  return values
    .map((value, index) => {
      const width = widths[index] ?? 0
      return index === 0 ? padEnd(value, width) : padStart(value, width)
    })
    .join('')
}

/** "3 of 2": three captured shields that came from two players. */
function capturedCell({ t }: Scene, captured: readonly number[]): string {
  const sum = captured.reduce((all, one) => all + one, 0)
  const from = captured.filter((count) => count > 0).length
  return sum === 0 ? '0' : t('cli.vh.captured', { sum, from })
}

/** Alone there is nobody to capture a shield from. */
function isSolo({ view }: Scene): boolean {
  return view.monster !== null
}

/** What is known of a pile; one's own is known by its glory too. */
function pileCell(cards: PlayerSeen['valhalla']): string {
  if (typeof cards === 'number') return String(cards)
  return `${cards.length} (${cards.reduce((sum, card) => sum + gloryOf(card), 0)})`
}

/** The first player is named after the Jarls are chosen. */
function isFirst({ view }: Scene, seat: Seat): boolean {
  const isKnown = view.frames.every(({ kind }) => kind !== 'jarls')
  return isKnown && view.first === seat && view.players.length > 1
}

function marksOf(scene: Scene, seat: Seat): string {
  const { view, t } = scene
  const levels = view.king?.holders.flatMap((holder, card) =>
    holder === seat ? [` ${t('cli.vh.king', { level: at(view.king?.levels ?? [], card) })}`] : [],
  )
  const you = seat === scene.seat ? ` ${t('cli.mark.you')}` : ''
  const partner = seat === partnerOf(view, scene.seat) ? ` ${t('cli.vh.mark.partner')}` : ''
  return `${isFirst(scene, seat) ? '*' : ''}${you}${partner}${levels?.join('') ?? ''}`
}

/** The warriors of a squad, as many to a line as fit. */
export function squadLines(
  scene: Scene,
  seat: Seat,
  isShown: (space: number) => boolean = () => true,
): string[] {
  const standing = at(scene.view.players, seat).squad.flatMap((one, space) =>
    one === null || !isShown(space) ? [] : [one],
  )
  if (standing.length === 0) return [`  ${scene.t('cli.vh.no-warriors')}`]
  const parts = standing.map((one) => standingBrief(scene, one))
  return flow(parts, ' · ', WIDTH - 2).flatMap((line) => wrap(`  ${line}`, WIDTH, '    '))
}

function playerLines(scene: Scene, seat: Seat, isWhole: boolean): string[] {
  const player = at(scene.view.players, seat)
  const line = cells(scene, [
    playerName(scene, seat) + marksOf(scene, seat),
    String(player.shields),
    isSolo(scene) ? '' : capturedCell(scene, player.captured),
    String(countCards(player.hand)),
    pileCell(player.valhalla),
  ])
  const isOwn = seat === scene.seat
  return [line, ...jarlLines(scene, player, isWhole, isOwn), ...squadLines(scene, seat)]
}

/** What the Jarl can do: one's own always, those of the others where all is wanted. */
function jarlLines(scene: Scene, { jarl }: PlayerSeen, isWhole: boolean, isOwn: boolean): string[] {
  if (jarl === null || (!isWhole && !isOwn)) return []
  return wrap(`  ${jarlText(scene, jarl)}`, WIDTH, '    ').map(scene.paint.faint)
}

/** Every player in seat order: a line of numbers, then the squad. */
export function boardsLines(scene: Scene, isWhole: boolean): string[] {
  const titles = COLUMNS.map(([title]) => {
    return title === 'cli.vh.column.captured' && isSolo(scene) ? '' : scene.t(title)
  })
  const heading = scene.paint.strong(cells(scene, titles))
  const { players } = scene.view
  return [heading, ...players.flatMap((_, seat) => playerLines(scene, seat, isWhole))]
}
