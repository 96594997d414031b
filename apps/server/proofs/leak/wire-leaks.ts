import { LEVELS, type Level } from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import { rulesForTables } from '@meadhall/games/every-hand'
import { TRIALS } from '@meadhall/games/trials'
import { type AnyRules, below, pick, type RngState, seedRng, type Viewer } from '@meadhall/kernel'
import { randomPlay, type TrialSetup, viewersOf } from '@meadhall/kernel/testing'
import type { Tempo } from '@meadhall/protocol'
import type { BeatMs } from '../../src/tables/beat.ts'
import type { Clock } from './clock.ts'
import { doSomething } from './doings.ts'
import { isPartedAtOnce, moveInBoth } from './moving.ts'
import { inBoth, type Play, type WireReport } from './play.ts'
import { laidTable, personAt, WATCHER } from './table.ts'
import { World } from './world.ts'

/** Which games to search for leaks over the wire. */
export interface WireSpec {
  readonly game: GameId
  readonly games: number
  readonly seed: string
  /** From how many points of a game on worlds are imagined. */
  readonly points: number
  /** How many moves a pair is played on for at most. */
  readonly moves: number
  readonly tempo: Tempo
  /** When bots answer, where it is not as usual. */
  readonly beatMs?: BeatMs
}

/**
 * Searches random games for anything that reaches a client and depends on what it cannot know. For
 * points of a game and each who may look, it draws another state that agrees with what they see;
 * both are played on by two real servers, and all that the client receives must be the same, byte
 * for byte. Throws where it is not.
 */
export async function checkWireLeaks(spec: WireSpec): Promise<WireReport> {
  const clock: Clock = { now: 1_790_000_000_000, botsNow: 0 }
  const open = () => World.open(clock, spec.beatMs)
  const worlds = [await open(), await open()] as const
  try {
    const search = { spec, worlds, clock, report: newReport(), tables: 0 }
    for (let game = 0; game < spec.games; game++) await searchGame(search, game)
    const logged = worlds.flatMap((world) => world.logged)
    if (logged.length > 0) throw new Error(`the servers logged ${logged[0]}`)
    return search.report
  } finally {
    for (const world of worlds) await world.close()
  }
}

interface Search {
  readonly spec: WireSpec
  readonly worlds: readonly [World, World]
  readonly clock: Clock
  readonly report: WireReport
  /** Tables laid so far: each has a name of its own. */
  tables: number
}

function newReport(): WireReport {
  return {
    games: 0,
    pairs: 0,
    hiddenPairs: 0,
    frames: {},
    packed: 0,
    bytes: 0,
    sameMoves: 0,
    otherMoves: 0,
    givenByTable: 0,
    botMoves: 0,
    undone: 0,
    shown: 0,
    parted: 0,
  }
}

/** A point of a game from where worlds are imagined. */
interface Point {
  readonly rules: AnyRules
  readonly setup: TrialSetup
  readonly seed: string
  readonly step: number
  readonly state: object
}

async function searchGame(search: Search, game: number): Promise<void> {
  const { spec, report } = search
  const seed = `${spec.seed}/${game}`
  const rng = seedRng(`${seed}/guesses`)
  const rules = await rulesForTables(spec.game)
  const { setups, setupOf } = TRIALS[spec.game]
  const setup = setups[game] ?? setupOf(game)
  for (const point of pointsOf(rules, setup, seed, rng, spec.points))
    for (const viewer of viewersOf(setup.seats)) await searchPoint(search, point, viewer, rng)
  report.games += 1
}

/** Some points of a random game, by chance. */
function pointsOf(
  rules: AnyRules,
  setup: TrialSetup,
  seed: string,
  rng: RngState,
  count: number,
): Point[] {
  const { seats } = setup
  const options = rules.parseOptions(setup.options, seats)
  const byType = below(rng, 2) === 0
  const states: object[] = []
  randomPlay(rules, { seats, options, seed, byType }, ({ state }) => {
    states.push(rules.clone(state))
  })
  return Array.from({ length: count }, () => {
    const step = below(rng, states.length)
    return { rules, setup, seed, step, state: states[step] ?? {} }
  })
}

async function searchPoint(
  search: Search,
  point: Point,
  viewer: Viewer,
  rng: RngState,
): Promise<void> {
  const play = await pairOf(search, point, viewer, rng)
  if (isPartedAtOnce(play)) play.report.shown += 1
  else await comeAndPlay(play, search.spec.moves)
  for (const [index, laid] of [play.real, play.guess].entries()) {
    await laid.goAll()
    await search.worlds[index]?.putAway(laid)
  }
}

/** Lays two tables: the real state, and another that agrees with what the viewer sees. */
async function pairOf(
  search: Search,
  { rules, setup, seed, step, state }: Point,
  viewer: Viewer,
  rng: RngState,
): Promise<Play> {
  const { spec, worlds, clock, report } = search
  const guess: object = rules.determinize(rules.view(state, viewer), rng)
  if (below(rng, 2) === 0) shareChance(rules, [state, guess], `${seed}/${search.tables}`)
  search.tables += 1
  report.pairs += 1
  if (JSON.stringify(guess) !== JSON.stringify(state)) report.hiddenPairs += 1
  const { tempo } = spec
  const bots = botsFor(viewer, setup.seats, below(rng, 2) === 0, rng)
  const people = bots.flatMap((level, seat) => (level === null ? [seat] : []))
  const doc = laidTable({ id: `table-${search.tables}`, rules, setup, tempo, bots, now: clock.now })
  return {
    rules,
    place: { game: rules.id, seats: setup.seats, options: setup.options, seed, step },
    rng,
    report,
    viewer,
    seats: setup.seats,
    people,
    real: await worlds[0].lay(doc, { rules, state }),
    guess: await worlds[1].lay(doc, { rules, state: guess }),
    clock,
    compared: 0,
    keys: 0,
  }
}

/** At every second table some of the others are bots; somebody has to lay it. */
function botsFor(viewer: Viewer, seats: number, hasBots: boolean, rng: RngState): (Level | null)[] {
  const host = viewer ?? below(rng, seats)
  return Array.from({ length: seats }, (_, seat) =>
    hasBots && seat !== host && below(rng, 3) > 0 ? pick(rng, LEVELS) : null,
  )
}

/** Where both have the same chance to come, dice do not part them: only what was hidden before does. */
function shareChance(rules: AnyRules, states: readonly object[], seed: string): void {
  for (const state of states) rules.reseed(state, seedRng(`${seed}/chance`))
}

/** The viewer comes first, then all others. */
async function allCome(play: Play): Promise<void> {
  const others = [WATCHER, ...play.people.map(personAt)]
  const person = personAt(play.viewer)
  await inBoth(play, 'coming', (laid) => laid.come(person, null))
  for (const other of others)
    if (other !== person) await inBoth(play, `${other} coming`, (laid) => laid.come(other, null))
}

/** One in so many moves has something else before it. */
const DOING_EVERY = 2

async function comeAndPlay(play: Play, moves: number): Promise<void> {
  await allCome(play)
  for (let move = 0; move < moves; move++) {
    if (below(play.rng, DOING_EVERY) === 0) await doSomething(play)
    if ((await moveInBoth(play)) !== 'on') return
    play.place.step += 1
  }
}
