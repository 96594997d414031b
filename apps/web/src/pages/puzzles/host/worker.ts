import { type GameId, isGameId } from '@meadhall/games'
import type { GameTypes } from '@meadhall/kernel'
import { answerTo } from '@meadhall/lines'
import {
  type Proof,
  type Puzzle,
  PuzzleError,
  parsePuzzle,
  prove,
  Sitting,
  TooMuch,
} from '@meadhall/puzzles'
import type { Calls, Opened, Refused, Reply, Request } from './protocol.ts'
import { PUZZLE_GAMES } from './puzzle-games.ts'

/** The worker behind one puzzle: what the solver may not see, and the proof, are here. */
let sitting: Sitting<GameTypes> | null = null

function post(reply: Reply): void {
  self.postMessage(reply)
}

/** Does something at the table, and says how the solver stands then. */
function at(act: (sitting: Sitting<GameTypes>) => void): void {
  if (sitting === null) return
  act(sitting)
  post({ kind: 'standing', standing: sitting.standing })
}

const calls: { [N in keyof Calls]: (...args: Parameters<Calls[N]>) => unknown } = {
  async open(text): Promise<Opened> {
    const puzzle = parsePuzzle(text)
    const { game } = puzzle
    if (!isGameId(game)) throw new PuzzleError('game', `unknown game "${game}"`)
    const proof: Proof<GameTypes> = prove(await PUZZLE_GAMES[game](), puzzle)
    sitting = new Sitting(proof, puzzle, (update) => post({ kind: 'update', update }))
    return openedOf({ ...puzzle, game }, proof, sitting)
  },
  start: () => at((one) => one.start()),
  try: (action) => at((one) => one.try(action)),
  takeBack: () => at((one) => one.takeBack()),
  again: () => at((one) => one.again()),
  showNext: () => at((one) => one.showNext()),
  whyNot: (attempt) => sitting?.whyNot(attempt) ?? null,
}

function openedOf(
  { game, level, title, why, rules, answer }: Puzzle & { readonly game: GameId },
  { posed, worlds, nodes }: Proof<GameTypes>,
  { standing }: Sitting<GameTypes>,
): Opened {
  const { goal, start } = posed.asked
  const { options, seats: count } = posed.game.table(start)
  const seats = Array.from({ length: count }, () => ({ name: '', plays: 'person' as const }))
  const info: Opened['info'] = { id: '', game, seats, options, undo: 'free', start: posed.laid }
  const steps = answer.length
  return { info, goal, level, rules, title, why, steps, worlds, nodes, standing }
}

function refusedBy(error: unknown): Refused {
  if (error instanceof PuzzleError)
    return { kind: 'file', place: error.place, reason: error.reason }
  const reason = error instanceof Error ? error.message : String(error)
  return { kind: error instanceof TooMuch ? 'too-much' : 'broken', place: '', reason }
}

async function serve(request: Request): Promise<void> {
  const call = calls[request.name] as (...given: unknown[]) => unknown
  post(await answerTo(request, () => call(...request.args), refusedBy))
}

self.addEventListener('message', (event: MessageEvent<Request>) => {
  void serve(event.data)
})
