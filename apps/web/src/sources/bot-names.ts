import type { SeatInfo } from './source.ts'

/** What bots are called: like no card, Jarl or monster, in any language (the test holds them to it). */
export const BOT_NAMES = [
  'Asmund',
  'Bodil',
  'Dagny',
  'Freydis',
  'Gudrun',
  'Gunnar',
  'Halvard',
  'Ingrid',
  'Kjartan',
  'Runa',
  'Sunniva',
  'Tove',
  'Vigdis',
  'Yngvar',
] as const

/** What bots were called before: a game brought along knows them again, a new one has none. */
const FORMER_NAMES: readonly string[] = [
  'Astrid',
  'Bjarni',
  'Eyvind',
  'Ketil',
  'Ragnhild',
  'Sigrun',
  'Torstein',
  'Ulf',
  'Yrsa',
]

/** A name for each bot, none of them taken; which ones come is up to `random` (0 to below 1). */
export function botNames(count: number, taken: readonly string[], random = Math.random): string[] {
  const free: string[] = BOT_NAMES.filter((name) => !taken.includes(name))
  return Array.from({ length: count }, () => {
    const [name = ''] = free.splice(Math.floor(random() * free.length), 1)
    return name
  })
}

/** A game brought along knows its bots again by their names. */
export function isBotName(name: string): boolean {
  return [...BOT_NAMES, ...FORMER_NAMES].includes(name)
}

/** The seats with new names for bots whose names have gone out of use. */
export function withNewNames(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const isOld = ({ name, plays }: SeatInfo) => plays !== 'person' && FORMER_NAMES.includes(name)
  const names = botNames(
    seats.filter(isOld).length,
    seats.map(({ name }) => name),
  )
  return seats.map((seat) => (isOld(seat) ? { ...seat, name: names.shift() ?? seat.name } : seat))
}
