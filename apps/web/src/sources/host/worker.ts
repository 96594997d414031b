import { type Level, usualBudget } from '@meadhall/bots'
import type { Viewer } from '@meadhall/kernel'
import { answerTo } from '@meadhall/lines'
import {
  HotSeat,
  journalOf,
  type LoadedMatch,
  Match,
  type MatchRecord,
  RECORD_VERSION,
  type ScreenUpdate,
  Tape,
} from '@meadhall/match'
import type { GameInfo } from '../source.ts'
import { type BrowserStore, browserStore } from './browser-store.ts'
import type { Counsel } from './counsel.ts'
import { failureOf, HostFailure } from './failure.ts'
import { claim } from './lock.ts'
import type { Calls, Failed, Recording, Reply, Request, Watched } from './protocol.ts'
import { botsOf, rulesOf } from './rules.ts'

/** The worker behind one open table: everything that knows the whole game runs here. */
let table: HotSeat | null = null
let tape: Tape | null = null
let counsel: (() => Promise<Counsel>) | null = null
let storing: Promise<BrowserStore> | null = null

/** Opened when the first game is: a store that cannot be had is that game's failure. */
function theStore(): Promise<BrowserStore> {
  storing ??= browserStore(() => {
    post({ kind: 'broken', failure: 'outdated', detail: 'a newer version opened the database' })
  })
  return storing
}

function post(reply: Reply): void {
  self.postMessage(reply)
}

function tell(update: ScreenUpdate): void {
  post({ kind: 'update', update })
}

function fail(error: unknown): void {
  post({ kind: 'broken', ...failedBy(error) })
}

function failedBy(error: unknown): Failed {
  return { failure: failureOf(error), detail: detailOf(error) }
}

function detailOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

async function load(id: string): Promise<LoadedMatch> {
  const found = await (await theStore()).load(id)
  if (found === null) throw new HostFailure('no-such-game', id)
  return found
}

function infoOf({ id, game, seats, options, undo }: MatchRecord): GameInfo {
  return { id, game, seats, options, undo }
}

/** Lets waiting messages in between two moves of bots. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function opened(loaded: LoadedMatch, asksAlways: boolean): Promise<Match> {
  const { game } = loaded.match
  const [rules, own, store] = await Promise.all([rulesOf(game), botsOf(game), theStore()])
  // Only where somebody takes their time: most tables need no second thread.
  const isSlow = loaded.match.seats.some(({ plays }) => plays === 'norn')
  const bots = isSlow ? (await import('./thinking/thinker.ts')).inThread(own, game) : own
  const mustAsk: HotSeat['mustAsk'] = (question) => asksAlways || table?.mustAsk(question) !== false
  const budget = (level: Level) => usualBudget(level, () => performance.now())
  return await Match.open({ rules, bots, store, fail, breathe, budget, mustAsk }, loaded)
}

const calls: { [N in keyof Calls]: (...args: Parameters<Calls[N]>) => unknown } = {
  async play(id, asksAlways): Promise<GameInfo> {
    await claim(id)
    const match = await opened(await load(id), asksAlways)
    const seat = new HotSeat(match, tell)
    table = seat
    let advisor: Promise<Counsel> | null = null
    counsel = () => {
      advisor ??= import('./counsel.ts').then((made) => new made.Counsel(match, () => seat.front))
      return advisor
    }
    // After the answer is on its way: the page expects to know the game before its first moment.
    setTimeout(() => {
      seat.start()
      match.start()
    })
    return infoOf(match.record)
  },
  async watch(what): Promise<Watched> {
    const { match, entries } = typeof what === 'string' ? await load(what) : recorded(what)
    const info = infoOf(match)
    const watched = new Tape(await rulesOf(match.game), match, entries, tell)
    const viewers = viewersOf(info, watched.isOver)
    tape = watched
    setTimeout(() => watched.look(viewers[0] ?? null))
    return { info, length: watched.length, viewers }
  },
  answer: (given) => table?.answer(given) ?? null,
  undo: (wish) => table?.undo(wish) ?? null,
  whyNot: (attempt) => table?.whyNot(attempt) ?? null,
  hint: async () => (await counsel?.())?.hint() ?? null,
  why: async (step) => (await counsel?.())?.why(step) ?? null,
  sitDown: (seat) => table?.sitDown(seat),
  seek: (step) => tape?.seek(step),
  look: (viewer) => tape?.look(viewer),
}

/** A recording that was brought along, as if it lay in the store. */
function recorded(recording: Recording): { match: MatchRecord; entries: LoadedMatch['entries'] } {
  const { game, rulesVersion, options, seats, seed } = recording
  const match = {
    version: RECORD_VERSION,
    id: '',
    game,
    rulesVersion,
    options,
    seats,
    seed,
    undo: 'sealed',
  } as const
  return { match, entries: journalOf(recording) }
}

/** All seats once the game is over; before that the one person at the table, or what all may see. */
function viewersOf({ seats }: GameInfo, isOver: boolean): readonly Viewer[] {
  if (isOver) return [...seats.keys(), null]
  const people = seats.flatMap(({ plays }, seat) => (plays === 'person' ? [seat] : []))
  return people.length === 1 ? [people[0] ?? null, null] : [null]
}

async function serve(request: Request): Promise<void> {
  const call = calls[request.name] as (...given: unknown[]) => unknown
  post(await answerTo(request, () => call(...request.args), failedBy))
}

self.addEventListener('message', (event: MessageEvent<Request>) => {
  void serve(event.data)
})
