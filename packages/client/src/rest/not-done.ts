import type { Failure, Refusal } from '@meadhall/protocol'
import { SAID_AS } from '@meadhall/protocol/plain'

/** A reason for a person: a key of the protocol's texts, or of those of whoever shows it. */
export interface Why {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  readonly rule?: string
}

/** Something that the server did not do, or did not answer. What was refused has changed nothing. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
  /** `silent`: there was no answer at all. */
  readonly code: string
  /** `refusalText` of `@meadhall/words` says it. */
  readonly why: Why
  /** That of the answer, where there was one. */
  readonly status: number | null

  constructor(
    code: string,
    message: string,
    why: Refusal['why'] = null,
    status: number | null = null,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.why = why === null ? { key: keyOf(code), params: {} } : reasonOf(why)
  }
}

/** An answer that is none of the server's: something between us and it has spoken. */
export class StrangeAnswer extends NotDone {
  constructor(status: number) {
    super('internal', `the server answered with ${status}`, null, status)
  }
}

function keyOf(code: string): string {
  return `code.${SAID_AS[code] ?? code}`
}

function reasonOf({ key, params, rule }: NonNullable<Refusal['why']>): Why {
  return { key, params, ...(rule !== undefined && { rule }) }
}

/** Why the server did not do it, from its answer. */
export function notDone(status: number, text: string): NotDone {
  const { error } = (readJson(text) ?? {}) as Partial<Failure>
  if (error === undefined) return new StrangeAnswer(status)
  return new NotDone(error.code, error.message, error.why ?? null, status)
}

/** What is no JSON comes from something between us and the server. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
