import {
  type ClanView,
  cardName,
  figuresOnBoard,
  groupsIn,
  hasPassed,
  RESERVE,
  STATS,
  statValue,
  VALHALLA,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { flow, padEnd, padStart, WIDTH, widthOf } from '../../text/layout.ts'
import type { CliKey } from '../../text/speech.ts'
import { nameOf, type Scene } from './face.ts'
import { shortGroups } from './map.ts'

/** Headings with their widths. A stat shows its value and, behind a dot, its step. */
const COLUMNS = [
  ['cli.br.column.clan', 13],
  ['cli.br.column.glory', 6],
  ['cli.br.column.rage', 9],
  ['cli.br.column.axes', 7],
  ['cli.br.column.horns', 9],
  ['cli.br.column.hand', 6],
  ['cli.br.column.quests', 8],
] as const satisfies readonly (readonly [CliKey, number])[]
/** Reserve and Valhalla stand at the end of the line where they fit. */
const SIDE = 10

/** Each column has room for its title, the first for the longest name too. */
function widthsIn(scene: Scene): number[] {
  const names = scene.view.clans.map((clan, seat) => widthOf(nameIn(scene, clan, seat)))
  return COLUMNS.map(([title, width], index) => {
    return Math.max(width, scene.t(title).length + 1, ...(index === 0 ? names : []))
  })
}

/** Whether reserve and Valhalla have columns: not where names and titles are long. */
function hasSides(scene: Scene): boolean {
  const used = widthsIn(scene).reduce((sum, width) => sum + width, 0)
  return used + 2 + SIDE + SIDE <= WIDTH + 1
}

function cells(scene: Scene, values: readonly string[]): string {
  const widths = widthsIn(scene)
  return values
    .map((value, index) => {
      const width = widths[index] ?? 0
      return index === 0 ? padEnd(value, width) : padStart(value, width)
    })
    .join('')
}

/** "Wolf* (you)": * is the first player. */
function nameIn(scene: Scene, { clan }: ClanView, seat: number): string {
  const first = scene.view.first === seat ? '*' : ''
  const name = nameOf(scene, `clan.${clan}`) + first
  return seat === scene.seat ? scene.t('cli.name.own', { name }) : name
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
  const reserve = shortGroups(scene, groupsIn(clan, RESERVE))
  const valhalla = shortGroups(scene, groupsIn(clan, VALHALLA))
  const fits = hasSides(scene) && reserve.length < SIDE && valhalla.length <= SIDE
  const line = cells(scene, [
    nameIn(scene, clan, seat),
    String(clan.glory),
    ...STATS.map((_, stat) => statCell(clan, stat)),
    String(count(clan.hand)),
    String(count(clan.quests)),
  ])
  const aside = fits ? [] : sideDetails(scene, reserve, valhalla)
  const passed = hasPassed(scene.view, seat) ? scene.t('cli.br.passed') : ''
  const details = [passed, ...aside, ...cardDetails(scene, clan)].filter((part) => part !== '')
  const side = fits ? sideCells(reserve, valhalla) : ''
  return [(line + side).trimEnd(), ...detailLines(scene, details)]
}

function sideDetails({ t }: Scene, reserve: string, valhalla: string): string[] {
  return [said(t('cli.br.column.reserve'), reserve), said(t('cli.br.column.valhalla'), valhalla)]
}

function said(title: string, text: string): string {
  return text === '' ? '' : `${title}: ${text}`
}

/** Upgrades in play, and cards of the hand that everybody has seen. */
function cardDetails(scene: Scene, clan: ClanView): string[] {
  const upgrades = clan.upgrades.flatMap((card) => (card ? nameOf(scene, cardName(card)) : []))
  const shown = clan.shown.map((card) => nameOf(scene, cardName(card)))
  return [
    said(scene.t('cli.br.upgrades'), upgrades.join(', ')),
    said(scene.t('cli.br.seen'), shown.join(', ')),
  ]
}

function detailLines(scene: Scene, details: readonly string[]): string[] {
  return flow(details, ' | ', WIDTH - 4)
    .flatMap((line) => flow(line.split(', '), ', ', WIDTH - 4, '  '))
    .map((line) => scene.paint.faint(`    ${line}`))
}

/** Every clan with its tracks, one line and what it has besides below it. */
export function clansLines(scene: Scene): string[] {
  const { t } = scene
  const sides = sideCells(t('cli.br.column.reserve'), t('cli.br.column.valhalla'))
  const columns = cells(
    scene,
    COLUMNS.map(([title]) => t(title)),
  )
  const titles = columns + (hasSides(scene) ? sides : '')
  const clans = scene.view.clans.flatMap((clan, seat) => clanLines(scene, clan, seat))
  return [scene.paint.strong(titles), ...clans]
}
