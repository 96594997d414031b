import { newSparse, resultOf } from '@meadhall/bots'
import { at, below, pick, type RngState, type Seat, seedRng } from '@meadhall/kernel'
import { type Position, sorted } from '../data/position.ts'
import type { AnyBot, TrainedGame } from '../games.ts'
import { drawTable } from './table.ts'

/** Out of a hundred: answers that are given at random, so that bad positions are seen too. */
const RANDOM_ANSWERS = 6
/** Out of a hundred: positions in the midst of an action that are kept. */
const KEPT_OTHERS = 3
const HUNDRED = 100

/** Who plays data games. */
export interface Players {
  readonly warrior: AnyBot
  /** `null` before there is a network. */
  readonly learner: AnyBot | null
}

/** A position before its result is known. */
type Unjudged = Omit<Position, 'win' | 'margin'> & { readonly seat: Seat }

/** Plays one game and gives some of its positions with what came of them. */
export async function playDataGame(
  game: TrainedGame,
  players: Players,
  number: number,
  seed: string,
): Promise<Position[]> {
  const { rules } = game
  const rng = seedRng(`${seed}/${number}`)
  const { seats, options } = drawTable(game, rng)
  const bots = Array.from({ length: seats }, () => drawPlayer(game, players, rng))
  const watched = watchedSeats(game, players, bots)
  const state = rules.setup({ options, seats, seed: `${seed}/${number}/table` })
  const kept: Unjudged[] = []
  for (let step = 0; ; step++) {
    const open = rules.decisions(state)[0]
    if (open === undefined) break
    if (isKept(game, open.kind, rng))
      kept.push(look(game, state, pick(rng, watched), number, seats))
    const legal = rules.legalActions(state, open)
    const asked = { view: rules.view(state, open.seat), decision: open, legal }
    const isRandom = below(rng, HUNDRED) < RANDOM_ANSWERS
    const answer = isRandom
      ? pick(rng, legal)
      : await at(bots, open.seat).choose(asked, { seed: `${seed}/${number}/${step}` })
    rules.apply(state, answer)
  }
  return judged(game, kept, rules.outcome(state), rules.teams({ options, seats }))
}

function drawPlayer(
  { warriors }: TrainedGame,
  { warrior, learner }: Players,
  rng: RngState,
): AnyBot {
  return learner === null || below(rng, HUNDRED) < warriors ? warrior : learner
}

/** The seats a game is seen from: those of the network where that matters and there is one. */
function watchedSeats(
  { ownSeats }: TrainedGame,
  { learner }: Players,
  bots: readonly AnyBot[],
): Seat[] {
  const seats = bots.map((_, seat) => seat)
  const own = seats.filter((seat) => bots[seat] === learner)
  return ownSeats && own.length > 0 ? own : seats
}

function isKept(game: TrainedGame, kind: string, rng: RngState): boolean {
  return below(rng, HUNDRED) < (game.quiet.has(kind) ? game.kept : KEPT_OTHERS)
}

function look(
  { features }: TrainedGame,
  state: unknown,
  seat: Seat,
  game: number,
  players: number,
): Unjudged {
  const inputs = newSparse(features.size)
  features.fill(state, seat, inputs)
  return { game, players, seat, ...sorted(inputs, features.size) }
}

function judged(
  { spread }: TrainedGame,
  kept: readonly Unjudged[],
  outcome: ReturnType<TrainedGame['rules']['outcome']>,
  teams: readonly (readonly Seat[])[],
): Position[] {
  if (outcome === null) throw new Error('a data game has no result')
  return kept.map(({ seat, ...position }) => ({
    ...position,
    ...resultOf(outcome, teams, seat, spread),
  }))
}
