import { below, pick, type RngState } from '@meadhall/kernel'
import { PROTOCOL } from '@meadhall/protocol'
import { EXAMPLES } from '@meadhall/protocol/testing'
import { mutated, spoiled } from './mutations.ts'

/** What somebody at a table has heard lately and can put into what they say. */
export interface Heard {
  revision: number
  question: number
  readonly actions: Record<string, unknown>[]
  proposal: string
  /** What was said before, to be said again. */
  readonly said: string[]
}

export function nothingHeard(): Heard {
  return { revision: 0, question: 0, actions: [], proposal: 'none', said: [] }
}

const KINDS = [
  ...['Answer', 'Answer', 'Answer', 'Undo', 'WhyNot', 'Recall', 'Commit', 'Reveal', 'Chat', 'Mute'],
  ...['Propose', 'Vote', 'StandIn', 'GiveOrder', 'CancelOrder', 'Resync', 'Ping', 'Hello'],
] as const

const LONGEST_MEMORY = 64

/** How a frame came about. */
export type FrameKind = 'valid' | 'mutated' | 'spoiled' | 'replayed' | 'binary' | 'oversized'

/** One frame to send after the hello. */
export function nextFrame(rng: RngState, heard: Heard): { kind: FrameKind; data: string | Buffer } {
  const valid = JSON.stringify(message(rng, heard))
  switch (below(rng, 40)) {
    case 0:
      return { kind: 'binary', data: Buffer.from(valid) }
    case 1:
    case 2:
    case 3:
      return heard.said.length === 0
        ? { kind: 'valid', data: valid }
        : { kind: 'replayed', data: pick(rng, heard.said) }
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
      return { kind: 'valid', data: remembered(heard, valid) }
    case 9:
    case 10:
    case 11:
    case 12:
    case 13:
    case 14:
      return { kind: 'spoiled', data: spoiled(rng, valid) }
    default:
      return { kind: 'mutated', data: JSON.stringify(mutatedOften(rng, JSON.parse(valid))) ?? '' }
  }
}

/** Larger than any message may be: the connection is closed for it. */
export function oversized(rng: RngState, limit: number): string {
  return JSON.stringify({
    type: 'chat',
    id: 1,
    key: 'k',
    text: 'x'.repeat(limit + below(rng, limit)),
  })
}

function mutatedOften(rng: RngState, value: unknown): unknown {
  let changed = value
  for (let times = 1 + below(rng, 3); times > 0; times--) changed = mutated(rng, changed)
  return changed
}

function remembered({ said }: Heard, text: string): string {
  said.push(text)
  if (said.length > LONGEST_MEMORY) said.shift()
  return text
}

/** A message as a client that plays along might say it. */
function message(rng: RngState, heard: Heard): Record<string, unknown> {
  const example = { ...EXAMPLES[pick(rng, KINDS)], id: below(rng, 100_000) }
  const key = `f-${below(rng, 1000)}`
  const live = {
    question: heard.question,
    revision: heard.revision,
    key,
    proposal: heard.proposal,
    ...(heard.actions.length > 0 && { action: pick(rng, heard.actions) }),
  }
  const known = Object.entries(live).filter(([name]) => name in example)
  return { ...example, ...Object.fromEntries(known) }
}

/** The first message: right, of another version, with a wrong token, or spoiled. */
export function helloOf(rng: RngState, token: string | undefined, oddity: number): string {
  const hello = {
    type: 'hello',
    protocol: PROTOCOL,
    ...(token !== undefined && { token }),
    ...(below(rng, 3) === 0 && { since: below(rng, 50) }),
    ...(below(rng, 2) === 0 && { words: pick(rng, ['', 'others']) }),
  }
  if (oddity >= 4) return JSON.stringify(hello)
  if (oddity === 0) return JSON.stringify({ ...hello, protocol: below(rng, 9) + 2 })
  if (oddity === 1) return JSON.stringify({ ...hello, token: 'a'.repeat(16 + below(rng, 80)) })
  if (oddity === 2) return JSON.stringify({ ...hello, seat: 'b'.repeat(32) })
  return spoiled(rng, JSON.stringify(mutated(rng, hello)) ?? '')
}
