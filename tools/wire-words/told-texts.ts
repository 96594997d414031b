import type { AnyRules, GameEvent, Viewer } from '@meadhall/kernel'
import { type RandomGame, randomPlay } from '@meadhall/kernel/testing'
import { deltaOf, type Json, packAnswers } from '@meadhall/protocol'

/** One text that is told, and to how many. */
export type Hear = (json: string, times: number) => void

/** What was last told of a game: the next step says what has changed since. */
interface Told {
  shared: Json
  own: Json[]
}

/** Plays a random game and gives all that steps tell of it as a server words them, to every seat. */
export function tellGame(rules: AnyRules, game: RandomGame, hear: Hear): void {
  let events: GameEvent[] = []
  let told: Told | null = null
  const tell = (state: object) => {
    const next = viewsOf(rules, state, game.seats)
    if (told === null) tellWhole(next, hear)
    else {
      hear(stepText(rules, state, events, told.shared, next.shared), game.seats)
      for (let seat = 0; seat < game.seats; seat++)
        hear(partText(rules, state, events, seat, told.own[seat], next.own[seat] ?? null), 1)
    }
    told = next
    events = []
  }
  const emit = (event: GameEvent) => void events.push(event)
  const { state } = randomPlay(rules, { ...game, emit }, (turn) => tell(turn.state))
  tell(state)
  if (told !== null) tellWhole(told, hear)
}

function viewsOf(rules: AnyRules, state: object, seats: number): Told {
  // Views may share parts with the state, which goes on being changed.
  const copied = (value: unknown): Json => JSON.parse(JSON.stringify(value))
  const own = Array.from({ length: seats }, (_, seat) => copied(rules.own(state, seat)))
  return { shared: copied(rules.shared(state)), own }
}

/** What a reset shows besides the events, which steps have told. */
function tellWhole({ shared, own }: Told, hear: Hear): void {
  hear(JSON.stringify({ type: 'reset', shared }), 1)
  for (const part of own) hear(JSON.stringify({ own: part }), 1)
}

function stepText(
  rules: AnyRules,
  state: object,
  events: readonly GameEvent[],
  before: Json,
  after: Json,
): string {
  return JSON.stringify({
    type: 'step',
    revision: 0,
    by: 0,
    events: heardBy(rules, events, null),
    shared: deltaOf(before, after),
    open: rules.decisions(state).map(({ kind }) => kind),
  })
}

function partText(
  rules: AnyRules,
  state: object,
  events: readonly GameEvent[],
  seat: number,
  before: Json | undefined,
  after: Json,
): string {
  const heard = heardBy(rules, events, seat)
  const isMore = JSON.stringify(heard) !== JSON.stringify(heardBy(rules, events, null))
  const asked = rules.decisions(state).find((decision) => decision.seat === seat)
  const answers = asked && packAnswers(rules.legalActions(state, asked))
  return JSON.stringify({
    ...(isMore && { yours: heard }),
    own: deltaOf(before, after),
    ...(answers && { ask: { question: 0, answers }, undo: false }),
  })
}

function heardBy(rules: AnyRules, events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => rules.redact(event, viewer))
}
