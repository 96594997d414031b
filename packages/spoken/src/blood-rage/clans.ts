import {
  BOARD,
  type ClanView,
  cardName,
  figuresOnBoard,
  groupsIn,
  hasPassed,
  type Place,
  placeId,
  RESERVE,
  STATS,
  statValue,
  VALHALLA,
  type View,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import type { Grid } from '../scene.ts'
import { capital, listed, literal, type Tongue } from '../tongue.ts'
import { type Found, onlyOne } from '../typed/found.ts'
import { figuresText } from './places.ts'
import { type BloodRageScene, clansNamed, countOf, whoIs } from './scene.ts'

const [RAGE, AXES, HORNS] = [0, 1, 2]

/** Every clan with its tracks. */
export function clansGrid({ view }: BloodRageScene, tongue: Tongue): Grid {
  const column = (name: string): string => tongue.say({ key: `spoken.br.column.${name}` })
  return {
    head: [
      ...['clan', 'glory', 'rage', 'axes', 'horns'].map(column),
      ...['hand', 'quests', 'upgrades', 'reserve', 'valhalla'].map(column),
    ],
    rows: view.clans.map((clan) => clanRow(view, clan, tongue)),
  }
}

function clanRow(view: View, clan: ClanView, tongue: Tongue): string[] {
  return [
    fullName(clan, tongue),
    String(clan.glory),
    rageText(view, clan, tongue),
    statText(clan, AXES, tongue),
    statText(clan, HORNS, tongue),
    String(countOf(clan.hand)),
    String(countOf(clan.quests)),
    upgradesText(clan, tongue),
    figuresText(groupsIn(clan, RESERVE), tongue),
    figuresText(groupsIn(clan, VALHALLA), tongue),
  ]
}

/** "Halvard (Raven)"; the clan alone where the player goes by it. */
function fullName(clan: ClanView, tongue: Tongue): string {
  const [player, name] = [whoIs(tongue, clan), tongue.name(`clan.${clan.clan}`)]
  return player === name ? name : `${player} (${name})`
}

/** The Rage, and that a clan has passed (BR-5.4). */
function rageText(view: View, clan: ClanView, tongue: Tongue): string {
  const passed = hasPassed(view, view.clans.indexOf(clan))
  return listed([
    statText(clan, RAGE, tongue),
    passed ? tongue.say({ key: 'spoken.br.passed' }) : '',
  ])
}

/** What is used of a stat, its value, and the step it stands on. */
function statText(clan: ClanView, stat: number, tongue: Tongue): string {
  const [value, step] = [statValue(clan, stat), at(clan.steps, stat)]
  const used = { rage: clan.rage, axes: null, horns: figuresOnBoard(clan) }[at(STATS, stat)]
  const key = used === null ? 'spoken.br.stat' : 'spoken.br.stat.used'
  return tongue.say({ key, params: { used: used ?? 0, value, step } })
}

function upgradesText(clan: ClanView, tongue: Tongue): string {
  return listed(
    clan.upgrades.flatMap((card) => (card ? [tongue.say({ key: cardName(card) })] : [])),
  )
}

/** The sheet of a clan that is named. */
export function sheetFound(scene: BloodRageScene, words: string, tongue: Tongue): Found | null {
  return clanFound(scene, words, tongue, (clan) => sheetLines(scene, clan, tongue))
}

/** Where the figures of a clan are that is named. */
export function figuresFound(scene: BloodRageScene, words: string, tongue: Tongue): Found | null {
  return clanFound(scene, words, tongue, (clan) => figureLines(clan, tongue))
}

function clanFound(
  scene: BloodRageScene,
  words: string,
  tongue: Tongue,
  linesOf: (clan: ClanView) => string[],
): Found | null {
  return onlyOne(clansNamed(scene, words, tongue), (clan) => fullName(clan, tongue), linesOf)
}

/** A clan's sheet in sentences. */
function sheetLines(scene: BloodRageScene, clan: ClanView, tongue: Tongue): string[] {
  const { head } = clansGrid(scene, tongue)
  const [name = '', ...cells] = clanRow(scene.view, clan, tongue)
  const shown = listed(clan.shown.map((card) => tongue.say({ key: cardName(card) })))
  return [
    `${name}.`,
    ...cells.flatMap((cell, index) => (cell === '' ? [] : [`${head[index + 1]}: ${cell}.`])),
    ...(shown === ''
      ? []
      : [tongue.say({ key: 'spoken.br.shown', params: { cards: literal(shown) } })]),
  ]
}

/** Where a clan's figures are. */
function figureLines(clan: ClanView, tongue: Tongue): string[] {
  const places: Place[] = [...Array.from({ length: BOARD }, (_, place) => place), RESERVE, VALHALLA]
  const lines = places.flatMap((place) => {
    const figures = figuresText(groupsIn(clan, place), tongue)
    if (figures === '') return []
    return [`${capital(tongue.say({ key: `place.${placeId(place)}` }))}: ${figures}.`]
  })
  return [`${fullName(clan, tongue)}.`, ...lines]
}
