import type { AnyRules, RngState, Seat, Viewer } from '@meadhall/kernel'
import { fault, nameOf, type Place, textDifference } from '@meadhall/kernel/testing'
import type { Clock } from './clock.ts'
import { personAt } from './table.ts'
import type { Laid } from './world.ts'

/** What was compared: a test asserts on it that the search was not empty. */
export interface WireReport {
  games: number
  /** Pairs of tables that one client cannot tell apart, and those whose states really differ. */
  pairs: number
  hiddenPairs: number
  /** Frames held against each other byte for byte, by their type, and all their bytes. */
  frames: Record<string, number>
  /** Those of them that came packed. */
  packed: number
  bytes: number
  /** Moves made in both: the same one, or two secret ones. */
  sameMoves: number
  otherMoves: number
  /** Answers that tables gave by themselves, in both. */
  givenByTable: number
  /** Answers of bots, at the same moment in both. */
  botMoves: number
  /** Choices taken back in both. */
  undone: number
  /** Pairs that parted because something was shown, or because one had no such move. */
  shown: number
  parted: number
}

/** One pair of tables that is played on in step. */
export interface Play {
  readonly rules: AnyRules
  readonly place: Place
  readonly rng: RngState
  readonly report: WireReport
  readonly viewer: Viewer
  readonly seats: number
  /** The seats of people; bots are in all others. */
  readonly people: readonly Seat[]
  readonly real: Laid
  readonly guess: Laid
  /** Time for both worlds. */
  readonly clock: Clock
  /** Frames already compared. */
  compared: number
  /** Makes keys that are used once. */
  keys: number
}

/** A tick: short, so that nobody's clock runs out. */
const TICK_MS = 7

/** Does something at both tables and holds against each other what the viewer received. */
export async function inBoth(
  play: Play,
  what: string,
  work: (laid: Laid) => Promise<unknown>,
): Promise<void> {
  await doInBoth(play, work)
  compareFrames(play, what)
}

/** Does something at both tables; all that follows from it has happened and was received. */
export async function doInBoth(play: Play, work: (laid: Laid) => unknown): Promise<void> {
  play.clock.now += TICK_MS
  for (const laid of [play.real, play.guess]) {
    await work(laid)
    await laid.rest()
    await laid.received(personAt(play.viewer))
  }
}

/** The frames that are not yet compared, at both tables. */
export function newFrames(play: Play): { readonly real: string[]; readonly guess: string[] } {
  const person = personAt(play.viewer)
  const of = (laid: Laid) => laid.peer(person).frames.slice(play.compared).map(withoutChance)
  return { real: of(play.real), guess: of(play.guess) }
}

/** Names that are drawn anew at every table: proposals'. */
const DRAWN = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

function withoutChance(frame: string): string {
  return frame.replace(DRAWN, 'drawn')
}

/** Throws where the viewer received something else at one table than at the other. */
export function compareFrames(play: Play, what: string): void {
  const { real, guess } = newFrames(play)
  const most = Math.max(real.length, guess.length)
  for (let index = 0; index < most; index++) {
    const difference = frameDifference(play, real[index], guess[index])
    if (difference !== null) throw leak(play, what, difference)
    count(play, real[index] ?? '')
  }
  play.compared += most
}

/** Frames are held against each other as they came; how they differ is told in plain JSON. */
function frameDifference(
  play: Play,
  real: string | undefined,
  guess: string | undefined,
): string | null {
  if (real === guess) return null
  if (real === undefined || guess === undefined)
    return `a frame that comes in one world only: ${(real ?? guess)?.slice(0, 200)}`
  return textDifference(read(play, real), read(play, guess)) ?? 'the same is packed differently'
}

/** What a frame to the viewer says, packed or not; the words are the same in both worlds. */
function read({ real, viewer }: Play, frame: string): string {
  return real.peer(personAt(viewer)).read(frame)
}

function count(play: Play, frame: string): void {
  const { report } = play
  const type = typeOf(play, frame)
  report.frames[type] = (report.frames[type] ?? 0) + 1
  if (frame !== read(play, frame)) report.packed += 1
  report.bytes += Buffer.byteLength(frame)
}

/** What a frame says it is. */
export function typeOf(play: Play, frame: string): string {
  return /^\{"type":"([a-z-]+)"/.exec(read(play, frame))?.[1] ?? 'unknown'
}

export function leak(play: Play, what: string, difference: string): Error {
  return fault(
    play.place,
    `through what it receives after ${what} ${nameOf(play.viewer)} learns what is hidden: ${difference}`,
  )
}

export function freshKey(play: Play): string {
  play.keys += 1
  return `key-${play.keys}`
}
