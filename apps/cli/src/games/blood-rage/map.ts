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
import { flow, padEnd, WIDTH } from '../../text/layout.ts'
import { nameOf, type Scene } from './face.ts'

/** Letters for the figures every clan has; monsters are written out. */
const LETTERS: Readonly<Record<string, string>> = { warrior: 'W', leader: 'L', ship: 'S' }

/** "L 2W Troll": figures in few letters. */
export function shortGroups(scene: Scene, groups: readonly Group[]): string {
  return groups
    .map(({ figure, count }) => {
      const letter = LETTERS[figure]
      if (letter === undefined) return nameOf(scene, `figure.${figure}`)
      return count > 1 ? `${count}${letter}` : letter
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

const COLUMNS = [11, 10, 5, 9, 6] as const
const FIGURES_AT = COLUMNS.reduce((sum, width) => sum + width, 0)

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => padEnd(cell, COLUMNS[index] ?? 0)).join('')
}

function roomOf({ view }: Scene, province: Place): string {
  if (province === YGGDRASIL) return 'any'
  return `${roomIn(view, province)}/${at(VILLAGES, province)}`
}

/** When Ragnarök takes a province, as far as it is known. */
function doomOf({ view }: Scene, province: Place): string {
  const age = view.dooms.indexOf(province) + 1
  if (age === 0) return ''
  return age === view.age ? 'now' : `age ${age}`
}

const TOKENS = {
  rage: 'Rage',
  axes: 'Axes',
  horns: 'Horns',
  glory: '5 Glory',
  yggdrasil: 'all 3',
} as const

/** One province in a line, more if many figures are there. */
export function provinceLines(scene: Scene, province: Place): string[] {
  const { view, paint } = scene
  const name = nameOf(scene, `place.${placeId(province)}`)
  const region = regionOf(province)
  const start = [name, region === null ? '' : nameOf(scene, `region.${region}`)]
  if (view.destroyed[province]) return [paint.faint(`${row(start)}destroyed`)]
  const token = view.pillaged[province] ? 'pillaged' : TOKENS[at(view.tokens, province)]
  const figures = view.clans.flatMap((clan) => clanIn(scene, clan, province) ?? [])
  const lines = flow(figures, ' · ', WIDTH - FIGURES_AT)
  const [first = '', ...more] = lines
  const head = row([...start, roomOf(scene, province), token, doomOf(scene, province)])
  return [(head + first).trimEnd(), ...more.map((line) => ' '.repeat(FIGURES_AT) + line)]
}

export function mapHeading({ paint }: Scene): string {
  return paint.strong(`${row(['Province', 'Region', 'Free', 'Token', 'Doom'])}STR: figures`)
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
  return parts.length === 0 ? [] : flow(['Fjords', ...parts], '  ', WIDTH, ' '.repeat(8))
}

/** "Gimle-Myrkulor": a fjord by the provinces it supports. */
function fjordName(scene: Scene, fjord: Place): string {
  return supportedBy(fjord)
    .map((province) => nameOf(scene, `place.${placeId(province)}`))
    .join('-')
}
