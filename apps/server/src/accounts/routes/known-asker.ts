import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credential } from '../identify.ts'
import type { Person } from '../person.ts'

/** Somebody who is known, by what, and how they are answered. */
export interface KnownAsker {
  readonly person: Person
  readonly credential: Credential
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
