import {
  BOARD,
  type ClanView,
  FIRST_FJORD,
  type Group,
  groupsIn,
  type Place,
  PROVINCES,
  placeId,
  regionOf,
  roomIn,
  strengthIn,
  supportedBy,
  supportOf,
  VILLAGES,
  YGGDRASIL,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { flow, padEnd, WIDTH, wrap } from '../../text/layout.ts'
import type { CliKey } from '../../text/speech.ts'
import { nameOf, type Scene } from './face.ts'

/** Letters for the figures every clan has; monsters are written out. */
const LETTERS: Readonly<Record<string, CliKey>> = {
  warrior: 'cli.br.letter.warrior',
  leader: 'cli.br.letter.leader',
  ship: 'cli.br.letter.ship',
}

/** "L 2W Troll": figures in few letters. */
export function shortGroups(scene: Scene, groups: readonly Group[]): string {
  return groups
    .map(({ figure, count }) => {
      const letter = LETTERS[figure]
      if (letter === undefined) return nameOf(scene, `figure.${figure}`)
      return count > 1 ? `${count}${scene.t(letter)}` : scene.t(letter)
    })
    .join(' ')
}

/** "Wolf 5: L 2W +S": a clan's STR in a province with the figures it comes from. */
function clanIn(scene: Scene, clan: ClanView, province: Place): string | null {
  const here = shortGroups(scene, groupsIn(clan, province))
  const support = shortGroups(scene, supportOf(clan, province))
  if (here === '' && support === '') return null
  const figures = [here, support === '' ? '' : `+${support}`].filter(Boolean).join(' ')
  return `${nameOf(scene, `clan.${clan.clan}`)} ${strengthIn(clan, province)}: ${figures}`
}

/** The columns before the figures: what they are called, and what may stand in them. */
const COLUMNS = [
  ['cli.br.column.province', 11],
  ['cli.br.column.region', 10],
  ['cli.br.column.free', 5],
  ['cli.br.column.token', 9],
  ['cli.br.column.doom', 6],
] as const satisfies readonly (readonly [CliKey, number])[]

/** Each column has room for its title, that of the tokens for every token too. */
function widthsIn({ t }: Scene): number[] {
  const tokens = [...Object.values(TOKENS), 'cli.br.pillaged' as const].map((key) => t(key))
  return COLUMNS.map(([title, width]) => {
    const words = title === 'cli.br.column.token' ? [t(title), ...tokens] : [t(title)]
    return Math.max(width, ...words.map((word) => word.length + 1))
  })
}

function figuresAt(scene: Scene): number {
  return widthsIn(scene).reduce((sum, width) => sum + width, 0)
}

function row(scene: Scene, cells: readonly string[]): string {
  const widths = widthsIn(scene)
  return cells.map((cell, index) => padEnd(cell, widths[index] ?? 0)).join('')
}

function roomOf({ view, t }: Scene, province: Place): string {
  if (province === YGGDRASIL) return t('cli.br.any')
  return `${roomIn(view, province)}/${at(VILLAGES, province)}`
}

/** When Ragnarök takes a province, as far as it is known. */
function doomOf({ view, t }: Scene, province: Place): string {
  const age = view.dooms.indexOf(province) + 1
  if (age === 0) return ''
  return age === view.age ? t('cli.br.now') : t('cli.br.age', { age })
}

const TOKENS = {
  rage: 'cli.br.token.rage',
  axes: 'cli.br.token.axes',
  horns: 'cli.br.token.horns',
  glory: 'cli.br.token.glory',
  yggdrasil: 'cli.br.token.yggdrasil',
} as const

/** One province in a line, more if many figures are there. */
export function provinceLines(scene: Scene, province: Place): string[] {
  const { view, paint, t } = scene
  const name = nameOf(scene, `place.${placeId(province)}`)
  const region = regionOf(province)
  const start = [name, region === null ? '' : nameOf(scene, `region.${region}`)]
  if (view.destroyed[province]) return [paint.faint(row(scene, start) + t('cli.br.destroyed'))]
  const token = t(view.pillaged[province] ? 'cli.br.pillaged' : TOKENS[at(view.tokens, province)])
  const figures = view.clans.flatMap((clan) => clanIn(scene, clan, province) ?? [])
  const room = WIDTH - figuresAt(scene)
  const lines = flow(figures, ' · ', room).flatMap((line) => wrap(line, room, '  '))
  const [first = '', ...more] = lines
  const head = row(scene, [...start, roomOf(scene, province), token, doomOf(scene, province)])
  return [(head + first).trimEnd(), ...more.map((line) => ' '.repeat(figuresAt(scene)) + line)]
}

export function mapHeading(scene: Scene): string {
  const titles = COLUMNS.map(([title]) => scene.t(title))
  return scene.paint.strong(row(scene, titles) + scene.t('cli.br.column.figures'))
}

/** The board: the provinces in their ring, then the fjords that hold ships. */
export function mapLines(scene: Scene): string[] {
  const lines = [mapHeading(scene)]
  for (let province = 0; province < PROVINCES; province++)
    lines.push(...provinceLines(scene, province))
  return [...lines, ...fjordLines(scene)]
}

function fjordLines(scene: Scene): string[] {
  const parts: string[] = []
  for (let fjord: Place = FIRST_FJORD; fjord < BOARD; fjord++) {
    const ships = scene.view.clans.flatMap((clan) => {
      const groups = shortGroups(scene, groupsIn(clan, fjord))
      return groups === '' ? [] : `${nameOf(scene, `clan.${clan.clan}`)} ${groups}`
    })
    if (ships.length > 0) parts.push(`${fjordName(scene, fjord)}: ${ships.join(', ')}`)
  }
  return parts.length === 0
    ? []
    : flow([scene.t('cli.br.fjords'), ...parts], '  ', WIDTH, ' '.repeat(8))
}

/** "Gimle-Myrkulor": a fjord by the provinces it supports. */
function fjordName(scene: Scene, fjord: Place): string {
  return supportedBy(fjord)
    .map((province) => nameOf(scene, `place.${placeId(province)}`))
    .join('-')
}
