/** How large a store is made, and where what is in it. Everything follows from the numbers alone. */
export interface Size {
  readonly games: number
  readonly people: number
  readonly open: number
  /** How many games one person has, beside all others. */
  readonly star: number
  /** Every so manieth game has its whole journal; the others have none, for the disk's sake. */
  readonly journals: number
}

export const DAY_MS = 86_400_000
/** The last game ended so long ago. */
const SINCE_LAST_MS = 2 * DAY_MS
const YEARS_MS = 2 * 365 * DAY_MS

/** The one with the many games. */
export const STAR = 0
/** One with a fair number of them, who is deleted at the end. */
export const LEAVER = 1
/** How many games the leaver has. */
const LEAVERS_GAMES = 200

export function tableId(n: number): string {
  return `g${String(n).padStart(9, '0')}`
}

export function openId(n: number): string {
  return `w${String(n).padStart(9, '0')}`
}

export function personId(n: number): string {
  return `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
}

const NAMES = ['Åse', 'Bo', 'Cleo', 'Dag', 'Eir', 'Frode', 'Gudrun', 'Helge', 'Ivar', 'Jorun']

export function personName(n: number): string {
  return `${NAMES[n % NAMES.length]} ${n}`
}

/** A number that looks like chance and is the same each time. */
export function scattered(n: number, below: number): number {
  let x = Math.imul(n + 0x9e3779b9, 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0) % below
}

/** When a game ended: over two years, the last with the highest number. */
export function endedAt(n: number, { games }: Size, now: number): number {
  return Math.floor(now - SINCE_LAST_MS - YEARS_MS * (1 - (n + 1) / games))
}

/** Anybody but the two, and but those whom the star does not want to meet: the last of all. */
export function anybody(n: number, { people }: Size): number {
  return 2 + scattered(n, Math.floor(people * 0.9) - 2)
}

/** Who sat at a finished game: the star at so many of them, spread over all. */
export function sittersAt(n: number, players: number, size: Size): number[] {
  const { games, star } = size
  const sitters = new Set<number>()
  const every = Math.max(1, Math.floor(games / star))
  if (n % every === 0 && n / every < star) sitters.add(STAR)
  if (n < LEAVERS_GAMES) sitters.add(LEAVER)
  for (let turn = 0; sitters.size < players; turn++) sitters.add(anybody(n * 31 + turn * 7, size))
  return [...sitters]
}
