import type { Seen } from '@meadhall/client'
import type { Action, AnyRules, Reason, Seat } from '@meadhall/kernel'
import type { FromServer, Reply, TableShown } from '@meadhall/protocol'
import { personInWords } from '../i18n/person-in-words.ts'
import { wordsNow } from '../i18n/words.ts'
import { randomHex } from '../sources/random.ts'
import type { Counsel, GameInfo, Source, StepUpdate, Update } from '../sources/source.ts'
import type { LiveTable } from './live-table.ts'
import { imagined, logEntry, momentOf, viewOf } from './moments.ts'
import { AHEAD } from './orders/answering-ahead.ts'
import { stepsOf, tellFrom } from './past.ts'
import { seeStep, type Visit } from './visit.ts'

const KEY_BYTES = 12

/** A game at the server as the boards know it: they cannot tell it from one in this browser. */
export function liveSource(live: LiveTable, rules: AnyRules, table: TableShown): Source {
  const { visit } = live
  const seatNow = () => live.store.getState().seat
  return {
    get info() {
      return infoNow(live, table)
    },
    subscribe: (listener) => {
      const tell = (update: Update) => {
        seeStep(visit, update.moment.step)
        listener(update)
      }
      const stop = live.listen((message) => {
        const update = live.seen && updateOf(rules, message, live.seen, seatNow())
        if (update !== null) tell(update)
      })
      if (live.seen !== null) tell(resetTo(rules, live.seen, seatNow()))
      return stop
    },
    past: () => pastOf(live, rules, visit).catch(() => []),
    answer: (question, action) => {
      if (question === AHEAD) return leftAhead(live, action)
      const key = randomHex(KEY_BYTES)
      return settled(live.call({ type: 'answer', question, key, action: { ...action } }))
    },
    undo: async () => {
      const revision = live.seen?.revision ?? 0
      await settled(live.call({ type: 'undo', revision, key: randomHex(KEY_BYTES) }))
    },
    whyNot: (attempt) => Promise.resolve(live.seen && whyNotIn(rules, live.seen, attempt)),
    ...(!table.rated && { counsel: counselAt(live) }),
    // The page closes the table itself: it lives longer than its game.
    close: () => undefined,
  }
}

/** Advice comes from the server, which knows what this seat sees; what it refuses is no advice. */
function counselAt(live: LiveTable): Counsel {
  const advice = async (said: Parameters<LiveTable['call']>[0]) =>
    (await live.call(said).catch(() => null))?.advice ?? null
  return {
    hint: async () => {
      const told = await advice({ type: 'hint' })
      return told?.action === undefined ? null : { ...told, action: told.action }
    },
    why: async (step) => {
      const told = await advice({ type: 'why', step })
      return told && { ...told, step: told.step ?? step }
    },
  }
}

/** What happened since one's last turn, also where this page was not open then. */
async function pastOf(live: LiveTable, rules: AnyRules, visit: Visit): Promise<StepUpdate[]> {
  const { seat } = live.store.getState()
  const step = seat === null || live.seen === null ? null : tellFrom(live.seen, seat, visit)
  if (seat === null || step === null) return []
  const { past } = await live.call({ type: 'recall', step })
  const isNow = past !== undefined && past.step + past.steps.length === live.seen?.step
  return isNow ? stepsOf(rules, past, live.seen, seat) : []
}

/** An answer to what is not asked yet: it is left as word for when it is. */
function leftAhead(live: LiveTable, action: Action): Promise<Reason | null> {
  const decision = live.store.getState().answering ?? ''
  const wish = { kind: 'ahead' as const, decision, action: { ...action } }
  return settled(live.call({ type: 'order', wish }))
}

const infos = new WeakMap<TableShown['seats'], GameInfo>()

/** The game as it is known; somebody else may have sat down meanwhile. Made once for each change. */
function infoNow(live: LiveTable, first: TableShown): GameInfo {
  const table = live.store.getState().table ?? first
  const info = infos.get(table.seats) ?? infoOf(table)
  infos.set(table.seats, info)
  return info
}

function infoOf({ id, game, seats, options }: TableShown): GameInfo {
  const sitters = seats.map(({ person, bot, character }) => {
    const name = person === null ? '' : personInWords(wordsNow(), person)
    return { name, plays: bot ?? ('person' as const), character }
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
