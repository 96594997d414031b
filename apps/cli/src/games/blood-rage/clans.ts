import {
  type ClanView,
  cardName,
  figuresOnBoard,
  groupsIn,
  RESERVE,
  STATS,
  statValue,
  VALHALLA,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { flow, padEnd, padStart, WIDTH } from '../../text/layout.ts'
import { nameOf, type Scene } from './face.ts'
import { shortGroups } from './map.ts'

/** Headings with their widths. A stat shows its value and, behind a dot, its step. */
const COLUMNS = [
  ['Clan', 13],
  ['Glory', 6],
  ['Rage', 9],
  ['Axes', 7],
  ['Horns', 9],
  ['Hand', 6],
  ['Quests', 8],
] as const
/** Reserve and Valhalla stand at the end of the line where they fit. */
const SIDE = 10

function cells(values: readonly string[]): string {
  return values
    .map((value, index) => {
      const width = COLUMNS[index]?.[1] ?? 0
      return index === 0 ? padEnd(value, width) : padStart(value, width)
    })
    .join('')
}

function count(cards: readonly unknown[] | number): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** "4/6·1": what is used of a stat's value, and the step it stands on. */
function statCell(clan: ClanView, stat: number): string {
  const used = { rage: `${clan.rage}/`, axes: '', horns: `${figuresOnBoard(clan)}/` }
  return `${used[at(STATS, stat)]}${statValue(clan, stat)}·${at(clan.steps, stat)}`
}

function sideCells(reserve: string, valhalla: string): string {
  return `  ${padEnd(reserve, SIDE)}${valhalla}`
}

function clanLines(scene: Scene, clan: ClanView, seat: number): string[] {
  const you = seat === scene.seat ? ' (you)' : ''
  const first = scene.view.first === seat ? '*' : ''
  const reserve = shortGroups(scene, groupsIn(clan, RESERVE))
  const valhalla = shortGroups(scene, groupsIn(clan, VALHALLA))
  const fits = reserve.length < SIDE && valhalla.length <= SIDE
  const line = cells([
    nameOf(scene, `clan.${clan.clan}`) + first + you,
    String(clan.glory),
    ...STATS.map((_, stat) => statCell(clan, stat)),
    String(count(clan.hand)),
    String(count(clan.quests)),
  ])
  const aside = fits ? [] : [said('Reserve', reserve), said('Valhalla', valhalla)]
  const details = [...aside, ...cardDetails(scene, clan)].filter((part) => part !== '')
  const side = fits ? sideCells(reserve, valhalla) : ''
  return [(line + side).trimEnd(), ...detailLines(scene, details)]
}

function said(title: string, text: string): string {
  return text === '' ? '' : `${title}: ${text}`
}

/** Upgrades in play, and cards of the hand that everybody has seen. */
function cardDetails(scene: Scene, clan: ClanView): string[] {
  const upgrades = clan.upgrades.flatMap((card) => (card ? nameOf(scene, cardName(card)) : []))
  const shown = clan.shown.map((card) => nameOf(scene, cardName(card)))
  return [said('Upgrades', upgrades.join(', ')), said('Seen in hand', shown.join(', '))]
}

function detailLines(scene: Scene, details: readonly string[]): string[] {
  return flow(details, ' | ', WIDTH - 4)
    .flatMap((line) => flow(line.split(', '), ', ', WIDTH - 4, '  '))
    .map((line) => scene.paint.faint(`    ${line}`))
}

/** Every clan with its tracks, one line and what it has besides below it. */
export function clansLines(scene: Scene): string[] {
  const titles = cells(COLUMNS.map(([title]) => title)) + sideCells('Reserve', 'Valhalla')
  const clans = scene.view.clans.flatMap((clan, seat) => clanLines(scene, clan, seat))
  return [scene.paint.strong(titles), ...clans]
}
