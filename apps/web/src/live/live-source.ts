import type { Seen } from '@meadhall/client'
import { type Action, type AnyRules, type Reason, type Seat, seedRng } from '@meadhall/kernel'
import type { FromServer, Reply, TableShown } from '@meadhall/protocol'
import { randomHex } from '../sources/random.ts'
import type { GameInfo, LogEntry, Moment, Source, Update } from '../sources/source.ts'
import type { LiveTable } from './live-table.ts'

const KEY_BYTES = 12

/** A game at the server as the boards know it: they cannot tell it from one in this browser. */
export function liveSource(live: LiveTable, rules: AnyRules, table: TableShown): Source {
  const seatNow = () => live.store.getState().seat
  return {
    info: infoOf(table),
    subscribe: (listener) => {
      const stop = live.listen((message) => {
        const update = live.seen && updateOf(rules, message, live.seen, seatNow())
        if (update !== null) listener(update)
      })
      if (live.seen !== null) listener(resetTo(rules, live.seen, seatNow()))
      return stop
    },
    answer: (question, action) => {
      const key = randomHex(KEY_BYTES)
      return settled(live.call({ type: 'answer', question, key, action: { ...action } }))
    },
    undo: async () => {
      const revision = live.seen?.revision ?? 0
      await settled(live.call({ type: 'undo', revision, key: randomHex(KEY_BYTES) }))
    },
    whyNot: (attempt) => Promise.resolve(live.seen && whyNotIn(rules, live.seen, attempt)),
    // The page closes the table itself: it lives longer than its game.
    close: () => undefined,
  }
}

/** What is fixed about a game while it is played. */
function infoOf({ id, game, seats, options }: TableShown): GameInfo {
  const sitters = seats.map(({ person, bot }) => {
    return { name: person?.name ?? '', plays: bot ?? ('person' as const) }
  })
  return { id, game, seats: sitters, options, undo: 'sealed' }
}

/** What a message of the server is to a board; nothing where it is not about the game. */
function updateOf(
  rules: AnyRules,
  message: FromServer,
  seen: Seen,
  seat: Seat | null,
): Update | null {
  if (message.type === 'reset') return resetTo(rules, seen, seat)
  const entry = seen.log.at(-1)
  if (message.type !== 'step' || entry === undefined) return null
  return { kind: 'step', entry: logEntry(entry), moment: momentOf(rules, seen, seat) }
}

function resetTo(rules: AnyRules, seen: Seen, seat: Seat | null): Update {
  return { kind: 'reset', log: seen.log.map(logEntry), moment: momentOf(rules, seen, seat) }
}

function logEntry(line: Seen['log'][number]): LogEntry {
  return { ...line, events: line.events as LogEntry['events'] }
}

function momentOf(rules: AnyRules, seen: Seen, viewer: Seat | null): Moment {
  const { revision, step, open, asked, canUndo, outcome } = seen
  const view = viewOf(rules, seen)
  return {
    revision,
    step,
    viewer,
    view,
    open,
    decision: asked && decisionIn(rules, view, asked.decision),
    question: asked?.question ?? null,
    legal: asked?.legal ?? [],
    canUndo,
    undoesOthers: false,
    outcome,
  }
}

function viewOf(rules: AnyRules, { shared, own }: Seen): unknown {
  return own === null ? shared : rules.join(shared, own)
}

/** The question with all that the game says of it; the server tells only its id, seat and kind. */
function decisionIn(rules: AnyRules, view: unknown, { id, seat, kind }: Moment['open'][number]) {
  const found = rules.decisions(imagined(rules, view)).find((decision) => decision.id === id)
  return found ?? { id, seat, kind }
}

/**
 * A state that agrees with all that the viewer knows. What is asked of it (an open question, why
 * something is not allowed) does not depend on the rest.
 */
function imagined(rules: AnyRules, view: unknown): ReturnType<AnyRules['determinize']> {
  return rules.determinize(view, seedRng('a world that could be'))
}

/** The rule that forbids an attempt. It is found here, so that one need not wait for the server. */
function whyNotIn(rules: AnyRules, seen: Seen, attempt: Action): Reason | null {
  if (seen.asked === null) return null
  return rules.whyNot(imagined(rules, viewOf(rules, seen)), attempt)
}

/** Why something was not taken; `null` where it was, or where nobody waits for it any more. */
async function settled(reply: Promise<Reply>): Promise<Reason | null> {
  const { refused } = await reply.catch(() => ({ refused: undefined }))
  return refused === undefined ? null : reasonOf(refused)
}

/** The rule where rules forbid it, else the server's own reason, else what its code means. */
function reasonOf({ code, why }: NonNullable<Reply['refused']>): Reason {
  return why === null
    ? { key: `code.${code}`, params: {}, rule: '' }
    : { ...why, rule: why.rule ?? '' }
}
