import {
  CLANS,
  type ClanId,
  cardName,
  countCards,
  type FighterSeen,
  jarlName,
  type PlayerSeen,
  squadLimit,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Grid } from '../scene.ts'
import { listed, literal, type Tongue } from '../tongue.ts'
import { type Found, onlyOne } from '../typed/found.ts'
import { nameWays } from '../typed/naming.ts'
import { nearest, tokensIn } from '../typed/words.ts'
import { jarlText, shortCard } from './cards.ts'
import { monsterLines } from './monster.ts'
import { seatsNamed, standingIn, type ValhallaScene, whoIs } from './scene.ts'

function fighterText({ card, tyr }: FighterSeen, tongue: Tongue): string {
  const own = shortCard(card, tongue)
  if (tyr === null) return own
  return tongue.say({
    key: 'spoken.vh.with-tyr',
    params: { text: literal(own), card: cardName(tyr) },
  })
}

/** Who stands in whose squad: a row for each player. */
export function squadsGrid({ view }: ValhallaScene, tongue: Tongue): Grid {
  const column = (name: string): string => tongue.say({ key: `spoken.vh.column.${name}` })
  const widest = Math.max(1, ...view.players.map((player) => standingIn(player).length))
  const spaces = Array.from({ length: widest }, (_, space) =>
    tongue.say({ key: 'spoken.vh.column.space', params: { space: space + 1 } }),
  )
  return {
    head: [column('player'), ...spaces],
    rows: view.players.map((player, seat) => {
      const fighters = standingIn(player).map((one) => fighterText(one, tongue))
      const empty = Array<string>(widest - fighters.length).fill('')
      return [whoIs(view, seat, tongue), ...fighters, ...empty]
    }),
  }
}

/** What each player has, in numbers. */
export function playersGrid(scene: ValhallaScene, tongue: Tongue): Grid {
  const column = (name: string): string => tongue.say({ key: `spoken.vh.column.${name}` })
  return {
    head: ['player', 'jarl', 'shields', 'captured', 'hand', 'valhalla'].map(column),
    rows: scene.view.players.map((player, seat) => [
      whoIs(scene.view, seat, tongue),
      player.jarl === null ? '' : tongue.say({ key: jarlName(player.jarl) }),
      String(player.shields),
      capturedText(scene, player, tongue),
      String(countCards(player.hand)),
      String(countCards(player.valhalla)),
    ]),
  }
}

/** "3: Halvard 2, Ulf 1": how many shields were captured, and from whom. */
function capturedText({ view }: ValhallaScene, { captured }: PlayerSeen, tongue: Tongue): string {
  const sum = captured.reduce((all, one) => all + one, 0)
  if (sum === 0) return '0'
  const from = captured.flatMap((count, seat) =>
    count === 0 ? [] : [`${whoIs(view, seat, tongue)} ${count}`],
  )
  return `${sum}: ${listed(from)}`
}

/** The sheet of somebody who is named. */
export function sheetFound(scene: ValhallaScene, words: string, tongue: Tongue): Found | null {
  return onlyOne(
    seatsNamed(scene, words, tongue),
    (seat) => whoIs(scene.view, seat, tongue),
    (seat) => sheetLines(scene, seat, tongue),
  )
}

/** One player in full; of the monster what is to be read of it. */
function sheetLines(scene: ValhallaScene, seat: Seat, tongue: Tongue): string[] {
  if (seat < 0) return monsterLines(scene, tongue)
  const { head, rows } = playersGrid(scene, tongue)
  const [name = '', ...cells] = at(rows, seat)
  const { jarl } = at(scene.view.players, seat)
  return [
    `${name}.`,
    ...cells.flatMap((cell, index) => (cell === '' ? [] : [`${head[index + 1]}: ${cell}.`])),
    ...(jarl === null ? [] : [jarlText(jarl, tongue)]),
    ...squadLines(scene, seat, tongue),
  ]
}

/** A player's squad, warrior by warrior. */
function squadLines({ view }: ValhallaScene, seat: Seat, tongue: Tongue): string[] {
  const player = at(view.players, seat)
  const fighters = standingIn(player)
  const params = { count: fighters.length, limit: squadLimit(view, seat) }
  return [
    tongue.say({ key: 'spoken.vh.squad', params }),
    ...fighters.map((one) => `${fighterText(one, tongue)}.`),
  ]
}

/** Where the squad of a player or the warriors of a clan are. */
export function figuresFound(scene: ValhallaScene, words: string, tongue: Tongue): Found | null {
  const seats = onlyOne(
    seatsNamed(scene, words, tongue).filter((seat) => seat >= 0),
    (seat) => whoIs(scene.view, seat, tongue),
    (seat) => [`${whoIs(scene.view, seat, tongue)}.`, ...squadLines(scene, seat, tongue)],
  )
  return seats ?? clanFound(scene, words, tongue)
}

function clanFound(scene: ValhallaScene, words: string, tongue: Tongue): Found | null {
  const phrases = (id: ClanId) => [{ ways: nameWays(tongue, id, `clan.${id}`), optional: false }]
  return onlyOne(
    nearest(tokensIn(words), CLANS, phrases).found,
    (clan) => tongue.name(`clan.${clan}`),
    (clan) => clanLines(scene, clan, tongue),
  )
}

function clanLines({ view }: ValhallaScene, clan: ClanId, tongue: Tongue): string[] {
  const lines = view.players.flatMap((player, seat) => {
    const own = standingIn(player).filter(({ card }) => warriorOf(card).clan === clan)
    if (own.length === 0) return []
    return [
      `${whoIs(view, seat, tongue)}: ${listed(own.map(({ card }) => shortCard(card, tongue)))}.`,
    ]
  })
  const title = `${tongue.name(`clan.${clan}`)}.`
  return [title, ...(lines.length === 0 ? [tongue.say({ key: 'spoken.vh.no-such' })] : lines)]
}

/** What lies on the table besides the squads. */
export function tableLines(scene: ValhallaScene, tongue: Tongue): string[] {
  const { view } = scene
  const top = view.discard.at(-1)
  const pile = { deck: view.deck, discard: view.discard.length, grey: view.grey }
  return [
    ...monsterLines(scene, tongue),
    tongue.say({ key: 'spoken.vh.piles', params: pile }),
    ...(top === undefined
      ? []
      : [tongue.say({ key: 'spoken.vh.top', params: { card: cardName(top) } })]),
  ]
}
