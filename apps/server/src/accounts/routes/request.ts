import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { HttpFailure } from '../../http/failure.ts'
import type { Credential } from '../identify.ts'
import type { Person } from '../person.ts'

/** What a request says, as its schema has it; throws what is wrong with it, and never quotes it. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)
  const problem =
    issue.type === 'check' ? issue.message : `must be ${issue.expected ?? 'otherwise'}`
  throw new HttpFailure(400, field === null ? problem : `${field}: ${problem}`, 'malformed')
}

/** Who asks, and by what; throws at a stranger. */
export function known({ person, credential }: FastifyRequest): {
  readonly person: Person
  readonly credential: Credential
} {
  if (person === null || credential === null) throw new HttpFailure(401, 'nobody is signed in')
  return { person, credential }
}

/** As `known`, of those who have an account. */
export function owner(request: FastifyRequest): ReturnType<typeof known> {
  const found = known(request)
  if (found.person.kind === 'account') return found
  throw new HttpFailure(403, 'this is for accounts; a guest has none')
}

/** A part of the address. */
export function named({ params }: FastifyRequest, name: string): string {
  return String((params as Readonly<Record<string, unknown>>)[name])
}
