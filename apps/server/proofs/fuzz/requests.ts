import { below, pick, type RngState } from '@meadhall/kernel'
import { EXAMPLES } from '@meadhall/protocol/testing'
import type { Canaries } from './canaries.ts'
import { mutated, spoiled } from './mutations.ts'
import type { FuzzReport } from './report.ts'

type Route = readonly [method: string, path: string, body: string | null]

/** What the API is asked for; `:id` is a table. */
const ROUTES: readonly Route[] = [
  ['POST', '/guests', 'NewGuest'],
  ['POST', '/accounts', 'NewAccount'],
  ['POST', '/sessions', 'SignIn'],
  ['GET', '/me', null],
  ['PATCH', '/me', 'MyChanges'],
  ['PUT', '/me/password', 'NewPassword'],
  ['GET', '/me/tables', null],
  ['GET', '/me/games', null],
  ['GET', '/me/export', null],
  ['GET', '/sessions', null],
  ['POST', '/passkeys/question', null],
  ['POST', '/tables', 'TablePlan'],
  ['GET', '/tables', null],
  ['GET', '/tables/:id', null],
  ['POST', '/tables/:id/seats', 'Sit'],
  ['DELETE', '/tables/:id/seats/mine', null],
  ['DELETE', '/tables/:id/seats/0', null],
  ['POST', '/tables/:id/start', 'Start'],
  ['POST', '/tables/:id/rematch', null],
  ['GET', '/tables/:id/file', null],
  ['GET', '/tables/:id/replay', null],
  ['GET', '/tables/:id/ratings', null],
  ['GET', '/tables/:id/live', null],
  ['GET', '/notices', null],
  ['PUT', '/notices/preferences', 'NoticePreferences'],
  ['POST', '/notices/targets', 'NewNoticeTarget'],
]

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND']

export interface RequestNeeds {
  readonly rng: RngState
  readonly address: string
  readonly canaries: Canaries
  readonly report: FuzzReport
}

/** One request that is right, nearly right or nonsense, by somebody who sits nowhere. */
export async function requestOnce(
  { rng, address, canaries, report }: RequestNeeds,
  table: string,
  token: string,
): Promise<void> {
  const [method, path, body] = pick(rng, ROUTES)
  const place = path.replace(':id', below(rng, 6) === 0 ? oddName(rng) : table)
  const verb = below(rng, 12) === 0 ? pick(rng, METHODS) : method
  const isWithBody = body !== null && verb !== 'GET' && verb !== 'HEAD'
  const request = new Request(`${address}/api/v1${place}${query(rng)}`, {
    method: verb,
    headers: headersOf(rng, token),
    ...(isWithBody && { body: bodyOf(rng, body) }),
  })
  const answer = await fetch(request)
  const text = await answer.text()
  canaries.look(text, null)
  report.requests[answer.status] = (report.requests[answer.status] ?? 0) + 1
  if (answer.status === 500) report.problems.push(`500 to ${request.method} ${request.url}`)
}

function oddName(rng: RngState): string {
  return encodeURIComponent(
    pick(rng, ['..', '.', '%', '\u0000', 'x'.repeat(below(rng, 300)), '__proto__', "'; --", 'é']),
  )
}

function query(rng: RngState): string {
  return below(rng, 5) === 0
    ? `?${pick(rng, ['game', 'to', 'limit', '__proto__'])}=${oddName(rng)}`
    : ''
}

function headersOf(rng: RngState, token: string): Record<string, string> {
  const bearer = below(rng, 4) === 0 ? spoiled(rng, token).replace(/[^\x21-\x7e]/g, '') : token
  return {
    ...(below(rng, 5) > 0 && { authorization: `Bearer ${bearer}` }),
    'content-type': pick(rng, ['application/json', 'application/json', 'text/plain', 'a/b']),
    ...(below(rng, 10) === 0 && { origin: 'https://elsewhere.example' }),
    ...(below(rng, 10) === 0 && { cookie: `meadhall=${bearer.slice(0, 40)}` }),
  }
}

function bodyOf(rng: RngState, example: string): string {
  const text = JSON.stringify(mutated(rng, EXAMPLES[example])) ?? ''
  return below(rng, 4) === 0 ? spoiled(rng, text) : text
}
