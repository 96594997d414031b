import { isGameId } from '@meadhall/games'
import type { Outcome } from '@meadhall/kernel'
import type { UiKey, Words } from '../../i18n/words.ts'
import type { SeatInfo } from '../../sources/source.ts'

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
