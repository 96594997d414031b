import { isGameId } from '@meadhall/games'
import type { Outcome, Seat } from '@meadhall/kernel'
import type { StoredMatch } from '@meadhall/match'
import type { SeatInfo } from '../sources/source.ts'
import type { UiKey, Words } from './words.ts'

/** What a game is called. */
export function gameKey(game: string): UiKey {
  return isGameId(game) ? `app.game.${game}` : 'app.game.unknown'
}

/** What those at a table are called: their names, "you" for the only person, else by number. */
export function namesOf({ t }: Words, seats: readonly SeatInfo[]): string[] {
  const people = seats.filter(({ plays }) => plays === 'person').length
  return seats.map(({ name, plays }, seat) => {
    if (name !== '') return name
    return plays === 'person' && people === 1 ? t('games.you') : t('games.seat', { n: seat + 1 })
  })
}

/** How a game ended, in a few words. */
export function resultText(words: Words, names: readonly string[], result: Outcome): string {
  const { t, locale } = words
  const winners = result.winners.map((seat) => names[seat] ?? '')
  if (names.length === 1) return t(winners.length > 0 ? 'games.solo-won' : 'games.solo-lost')
  const list = new Intl.ListFormat(locale).format(winners)
  return t('games.won', { count: winners.length, names: { literal: list } })
}

type Going = Pick<StoredMatch, 'seats' | 'steps' | 'standing'>

/** Where a game stands that goes on, and whose turn it is. */
export function standingText(words: Words, { seats, steps, standing }: Going): string {
  const { t, say } = words
  if (standing === null) return t('games.moves', { count: steps })
  const stage = say(standing.stage)
  // Until the game's own words are there, its key is all there is.
  const parts = stage === standing.stage.key ? [] : [stage]
  return [...parts, turnText(words, seats, standing.waits)].join(' · ')
}

function turnText(words: Words, seats: readonly SeatInfo[], waits: readonly Seat[]): string {
  const { t, locale } = words
  const people = seats.filter(({ plays }) => plays === 'person').length
  if (people === 1 && waits.some((seat) => seats[seat]?.plays === 'person')) {
    return t('games.turn.you')
  }
  const all = namesOf(words, seats)
  const names = waits.map((seat) => all[seat] ?? '')
  if (names.length === 1) return t('games.turn.other', { name: { literal: names[0] ?? '' } })
  return t('games.turn.several', { names: { literal: new Intl.ListFormat(locale).format(names) } })
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was; a date where that says more. */
export function ago(locale: string, then: number, now: number): string {
  const passed = now - then
  const unit = UNITS.find(([, length]) => passed >= length)
  if (unit?.[0] === 'day' && passed > 14 * unit[1]) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then)
  }
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (unit === undefined) return relative.format(0, 'minute')
  return relative.format(-Math.floor(passed / unit[1]), unit[0])
}
