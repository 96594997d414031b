import { type Bot, type Judge, learntBy, readNetwork } from '@meadhall/bots'
import { BLOOD_RAGE_FEATURES, bloodRageJudge, bloodRageNorn } from '@meadhall/bots/blood-rage'
import { VALHALLA_FEATURES, valhallaJudge, valhallaNorn } from '@meadhall/bots/valhalla'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAMES, type GameId } from '@meadhall/games'
import { type AnyRules, at, pick, seedRng } from '@meadhall/kernel'

/** How fast bots think on one core. */
export interface ThinkingFigures {
  /** Looks of a norn's search at the first turn of a game. */
  readonly iterationsPerSecond: number
  /** Positions that the network judges, inputs filled from the state. */
  readonly evaluationsPerSecond: number
  /** Whole games played at random from the same position. */
  readonly playoutsPerSecond: number
}

/** Looks of one choice: enough for the search to be what it is in play. */
const LOOKS = 3000

/** Who thinks about a game: what judges, and a norn that stands on it. */
interface Thinker<J> {
  judge(bytes: Uint8Array): J
  norn(judge: J): AnyBot
}

// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
type AnyBot = Bot<any, any>
// biome-ignore lint/suspicious/noExplicitAny: each entry carries its own game's types
type AnyJudge = Judge<any>

const THINKERS: Readonly<Record<GameId, Thinker<AnyJudge>>> = {
  'blood-rage': {
    judge: (bytes) => bloodRageJudge(readNetwork(bytes, 'blood-rage', BLOOD_RAGE_FEATURES)),
    norn: bloodRageNorn,
  },
  valhalla: {
    judge: (bytes) => {
      const network = readNetwork(bytes, 'valhalla', VALHALLA_FEATURES)
      return valhallaJudge(learntBy(network, VALHALLA_FEATURES))
    },
    norn: valhallaNorn,
  },
}

export async function measureThinking(game: GameId, seconds: number): Promise<ThinkingFigures> {
  const [rules, bytes] = await Promise.all([GAMES[game].rules(), weightsFromDisk(game)])
  const state = opening(rules, GAMES[game].usualSeats)
  const judge = THINKERS[game].judge(bytes)
  const looks = await searching(game, judge, rules, state, seconds)
  const evaluations = rateOf(seconds, (count) => void judge.worth(state, count % 2))
  const rng = seedRng('playouts')
  const playouts = rateOf(seconds, () => playOut(rules, state, rng))
  return {
    iterationsPerSecond: looks,
    evaluationsPerSecond: evaluations,
    playoutsPerSecond: playouts,
  }
}

type State = ReturnType<AnyRules['setup']>

/** The first turn of a game whose draft was played at random. */
function opening(rules: AnyRules, seats: number): State {
  const state = rules.setup({ options: rules.parseOptions({}, seats), seats, seed: 'bench' })
  const rng = seedRng('bench')
  for (let open = at(rules.decisions(state), 0); open.kind !== 'turn'; ) {
    rules.apply(state, pick(rng, rules.legalActions(state, open)))
    open = at(rules.decisions(state), 0)
  }
  return state
}

/** A choice may need fewer looks than it is allowed, so they are counted: each is judged once. */
async function searching(
  game: GameId,
  judge: AnyJudge,
  rules: AnyRules,
  state: State,
  seconds: number,
): Promise<number> {
  let looks = 0
  const worth: AnyJudge['worth'] = (imagined, seat) => {
    looks += 1
    return judge.worth(imagined, seat)
  }
  const norn = THINKERS[game].norn({ ...judge, worth })
  const decision = at(rules.decisions(state), 0)
  const legal = rules.legalActions(state, decision).slice()
  const asked = { view: rules.view(state, decision.seat), decision, legal }
  const choose = (seed: string) => norn.choose(asked, { seed, budget: { iterations: LOOKS } })
  await choose('warm')
  looks = 0
  const since = performance.now()
  for (let choice = 0; performance.now() - since < seconds * 1000; choice++)
    await choose(`${choice}`)
  return Math.round((looks * 1000) / (performance.now() - since))
}

function rateOf(seconds: number, work: (count: number) => void): number {
  for (let count = 0; count < 20; count++) work(count)
  const since = performance.now()
  let count = 0
  for (; performance.now() - since < seconds * 1000; count++) work(count)
  return Math.round((count * 1000) / (performance.now() - since))
}

function playOut(rules: AnyRules, from: State, rng: ReturnType<typeof seedRng>): void {
  const state = rules.clone(from)
  for (let open = rules.decisions(state)[0]; open; open = rules.decisions(state)[0])
    rules.apply(state, pick(rng, rules.legalActions(state, open)))
}
