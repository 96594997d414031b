import { expect } from 'vitest'
import type { TestServer } from '../../testing/test-server.ts'
import { Browser, type Shown } from './browser.ts'

export const PASSWORD = 'a raven over the fjord'
export const OTHER_PASSWORD = 'two ravens over the fjord'

/** A browser in which a guest has just arrived. */
export async function guestOf(server: TestServer, name: string): Promise<Arrived> {
  const browser = new Browser(server.app)
  const { status, body } = await browser.ask('POST', '/guests', { name })
  expect(status).toBe(201)
  return { browser, id: body.me.id }
}

/** Somebody's browser, and who they are. */
export interface Arrived {
  readonly browser: Browser
  readonly id: string
}

/** A browser in which a guest has made an account. */
export async function accountOf(server: TestServer, name: string): Promise<Arrived> {
  const arrived = await guestOf(server, name)
  const made = await arrived.browser.ask('POST', '/accounts', { name, password: PASSWORD })
  expect(made.status).toBe(201)
  return arrived
}

/** Signs in by a password. */
export async function signIn(browser: Browser, name: string, password: string): Promise<Shown> {
  return await browser.ask('POST', '/sessions', { name, password })
}

/** A table of two at which somebody sits. */
export async function tableWith(browser: Browser): Promise<string> {
  const seats = [{ for: 'anyone' }, { for: 'anyone' }]
  const { body } = await browser.ask('POST', '/tables', { game: 'blood-rage', seats })
  const { id } = body.table
  expect(await browser.ask('POST', `/tables/${id}/seats`, {})).toMatchObject({ status: 201 })
  return id
}
