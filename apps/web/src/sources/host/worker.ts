import type { AnyRules, Viewer } from '@meadhall/kernel'
import type { GameInfo } from '../source.ts'
import { browserStore } from './browser-store.ts'
import { failureOf, HostFailure } from './failure.ts'
import { claim } from './lock.ts'
import type { Calls, Recording, Reply, Request, Watched } from './protocol.ts'
import { botsOf, rulesOf } from './rules.ts'
import type { GameStore, StoredGame } from './stored-game.ts'
import { TableHost } from './table-host.ts'
import { TapeHost } from './tape-host.ts'

/** The worker behind one open table: everything that knows the whole game runs here. */
let table: TableHost | null = null
let tape: TapeHost | null = null
let storing: Promise<GameStore> | null = null

/** Opened when the first game is: a store that cannot be had is that game's failure. */
function theStore(): Promise<GameStore> {
  storing ??= browserStore(() => {
    post({ is: 'broken', failure: 'outdated', detail: 'a newer version opened the database' })
  })
  return storing
}

function post(reply: Reply): void {
  self.postMessage(reply)
}

function tell(update: Extract<Reply, { is: 'update' }>['update']): void {
  post({ is: 'update', update })
}

function detailOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

async function load(id: string): Promise<{ stored: StoredGame; actions: Recording['actions'] }> {
  const found = await (await theStore()).load(id)
  if (found === null) throw new HostFailure('no-such-game', id)
  return { stored: found.game, actions: found.actions }
}

async function matchingRules({ game, rulesVersion }: StoredGame): Promise<AnyRules> {
  const rules = await rulesOf(game)
  if (rules.version === rulesVersion) return rules
  throw new HostFailure('other-rules', `rules version ${rulesVersion}, now ${rules.version}`)
}

function infoOf({ id, game, seats, options }: StoredGame): GameInfo {
  return { id, game, seats, options }
}

const calls: { [N in keyof Calls]: (...args: Parameters<Calls[N]>) => unknown } = {
  async play(id): Promise<GameInfo> {
    await claim(id)
    const { stored, actions } = await load(id)
    const rules = await matchingRules(stored)
    table = new TableHost({
      rules,
      bots: await botsOf(stored.game),
      stored,
      actions,
      store: await theStore(),
      now: Date.now,
      breathe: () => new Promise((resolve) => setTimeout(resolve)),
      tell,
      fail: (error) => post({ is: 'broken', failure: failureOf(error), detail: detailOf(error) }),
    })
    // After the answer is on its way: the page expects to know the game before its first moment.
    setTimeout(() => table?.start())
    return infoOf(stored)
  },
  async watch(what): Promise<Watched> {
    const { info, rules, recording } = await recordingOf(what)
    const { options, seats, seed, actions } = recording
    tape = new TapeHost({ rules, options, seats: seats.length, seed, actions, tell })
    const viewers = viewersOf(info, tape.isOver)
    setTimeout(() => tape?.start(viewers[0] ?? null))
    return { info, length: tape.length, viewers }
  },
  answer: (decision, action) => table?.answer(decision, action) ?? null,
  undo: () => table?.undo(),
  whyNot: (attempt) => table?.whyNot(attempt) ?? null,
  sitDown: (seat) => table?.sitDown(seat),
  seek: (step) => tape?.seek(step),
  look: (viewer) => tape?.look(viewer),
}

async function recordingOf(
  what: string | Recording,
): Promise<{ info: GameInfo; rules: AnyRules; recording: Recording }> {
  if (typeof what !== 'string') {
    const { game, seats, options } = what
    return {
      info: { id: '', game, seats, options },
      rules: await rulesOf(game),
      recording: what,
    }
  }
  const { stored, actions } = await load(what)
  const rules = await matchingRules(stored)
  return { info: infoOf(stored), rules, recording: { ...stored, actions } }
}

/** All seats once the game is over; before that the one person at the table, or what all may see. */
function viewersOf({ seats }: GameInfo, isOver: boolean): readonly Viewer[] {
  if (isOver) return [...seats.keys(), null]
  const people = seats.flatMap(({ plays }, seat) => (plays === 'person' ? [seat] : []))
  return people.length === 1 ? [people[0] ?? null, null] : [null]
}

async function serve({ id, name, args }: Request): Promise<void> {
  try {
    const call = calls[name] as (...given: unknown[]) => unknown
    post({ is: 'done', id, value: await call(...args) })
  } catch (error) {
    post({ is: 'failed', id, failure: failureOf(error), detail: detailOf(error) })
  }
}

self.addEventListener('message', (event: MessageEvent<Request>) => {
  void serve(event.data)
})
