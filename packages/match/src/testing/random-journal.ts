import {
  type AnyRules,
  at,
  below,
  pick,
  type RngState,
  type Start,
  seedRng,
} from '@meadhall/kernel'
import type { Entry } from '../journal.ts'
import { Position } from '../position.ts'

/** A journal of random answers with all that a journal may have in it, and every position on the way. */
export interface RandomJournal {
  readonly entries: readonly Entry[]
  /** Each reached from the one before by its entry alone; the first is the start. */
  readonly positions: readonly Position[]
}

/** One in so many entries takes back. */
const UNDO_EVERY = 12

/**
 * Plays a game at random, taking back now and then, alone and by consent. One that starts by older
 * rules goes on by the newest after so many entries.
 */
export function randomJournal(rules: AnyRules, start: Start, raiseAfter: number): RandomJournal {
  const rng = seedRng(`${start.seed}/journal`)
  const positions = [Position.start(rules, start)]
  const entries: Entry[] = []
  for (let here = at(positions, 0); here.outcome === null; here = at(positions, entries.length)) {
    const isRaised = here.seq >= raiseAfter && here.version < rules.version
    const entry = isRaised ? raiseTo(here, rules.version) : randomEntry(here, rng)
    entries.push(entry)
    positions.push(here.after(entry))
  }
  return { entries, positions }
}

function raiseTo({ seq }: Position, version: number): Entry {
  return { seq: seq + 1, kind: 'rules', version }
}

function randomEntry(position: Position, rng: RngState): Entry {
  const seq = position.seq + 1
  const undo = below(rng, UNDO_EVERY) === 0 ? randomUndo(position, rng) : null
  if (undo !== null) return undo
  const { legal, number } = pick(rng, position.questions)
  const cited = { question: number, key: `key-${seq}` }
  return { seq, kind: 'act', action: pick(rng, legal), by: 'person', cited }
}

/** `null` where the seat that was thought of has nothing to take back. */
function randomUndo(position: Position, rng: RngState): Entry | null {
  const { game } = position
  const isFree = below(rng, 2) === 0
  const seat = isFree ? below(rng, game.seats) : (game.actions.at(-1)?.by ?? 0)
  const back = isFree ? position.beyondFor(seat) : position.backFor(seat)
  const undo = { seq: position.seq + 1, kind: 'undo', seat, back, key: 'undo' } as const
  if (back === 0) return null
  return isFree ? { ...undo, free: true } : undo
}
