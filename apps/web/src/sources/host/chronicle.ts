import {
  type Action,
  type AnyRules,
  type Game,
  type GameEvent,
  play,
  type Seat,
  startGame,
  undo,
  type Viewer,
} from '@meadhall/kernel'
import type { LogEntry } from '../source.ts'

interface RawEntry {
  readonly by: Seat | null
  readonly events: readonly GameEvent[]
}

/** A game together with everything that happened in it, as nobody but the host may see it. */
export interface Chronicle {
  readonly rules: AnyRules
  // biome-ignore lint/suspicious/noExplicitAny: the state belongs to `rules`, whatever game it is
  readonly game: Game<any>
  readonly entries: RawEntry[]
}

/** A game and its story from its beginning. Throws `IllegalAction` where the log is not of these rules. */
export function begin(
  rules: AnyRules,
  start: { readonly options: unknown; readonly seats: number; readonly seed: string },
  actions: readonly Action[],
): Chronicle {
  const events: GameEvent[] = []
  const game = startGame(rules, start, (event) => events.push(event))
  const chronicle = { rules, game, entries: [{ by: null, events }] }
  for (const action of actions) carryOut(chronicle, action)
  return chronicle
}

/** Carries a legal action out and writes down what happened. */
export function carryOut(chronicle: Chronicle, action: Action): void {
  const events: GameEvent[] = []
  play(chronicle.rules, chronicle.game, action, (event) => events.push(event))
  chronicle.entries.push({ by: action.by, events })
}

export function takeBack(chronicle: Chronicle): void {
  undo(chronicle.rules, chronicle.game)
  chronicle.entries.pop()
}

/** One entry as a viewer heard it. */
export function entryFor({ rules, entries }: Chronicle, step: number, viewer: Viewer): LogEntry {
  const { by, events } = entries[step] ?? { by: null, events: [] }
  return { step, by, events: events.map((event) => rules.redact(event, viewer)) }
}

/** The story so far as a viewer heard it. */
export function storyFor(chronicle: Chronicle, viewer: Viewer): LogEntry[] {
  return chronicle.entries.map((_, step) => entryFor(chronicle, step, viewer))
}
