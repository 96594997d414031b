import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { forgiveComplaints, visit } from '../support/visit.ts'
import { restOf } from './calling.ts'
import { guest, laidTable, useServer } from './support.ts'

const server = useServer()
const PASSWORD = 'a raven over the fjord'

/** Passkeys belong to a host's name: a number has none. */
function named(): string {
  return server.address.replace('127.0.0.1', 'localhost')
}

/** A device that makes and keeps passkeys for one page, as a phone or a key would. Returns how to lose it. */
async function authenticator(page: Page): Promise<() => Promise<void>> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => {
    await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await device.detach()
  }
}

async function nameOf(page: Page): Promise<string> {
  return (await restOf(page).call('GET /me')).me.name
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

it('an account with a passkey: a name and a touch, by keys alone; in again, and a second way', async () => {
  const page = await visit({ address: named(), path: '/account' })
  const lose = await authenticator(page)
  await page.getByLabel('Name').first().fill('Astrid')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('You are Astrid').waitFor()
  expect(await nameOf(page)).toBe('Astrid')

  await press(page, 'Sign out')
  await press(page, 'Sign in with a passkey')
  await page.getByText('You are Astrid').waitFor()

  await page.getByLabel('New password').fill(PASSWORD)
  await press(page, 'Add a password')
  await press(page, 'Add a password (passkey)')
  await page.getByRole('button', { name: 'Remove the password' }).waitFor()

  // Another device: the password lets it in, and the first passkey can go.
  await lose()
  await authenticator(page)
  await press(page, 'Add a passkey')
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const passkeys = page.getByRole('button', { name: 'Remove the passkey' })
  await passkeys.nth(1).waitFor()
  await passkeys.first().click()
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await passkeys.nth(1).waitFor({ state: 'detached' })

  await press(page, 'Delete the account')
  await page.getByRole('dialog').getByLabel('Password').fill('not this one')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).last().click()
  await page.getByRole('alert').waitFor()
  // The browser writes every refusal into its log.
  forgiveComplaints()
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account' }).last().click()
  await page.getByRole('button', { name: 'Make it with a passkey' }).waitFor()
})

it('an account with a password: a guest’s game goes along, settings follow to a second browser', async () => {
  const { id, sitters } = await laidTable(server, { game: 'valhalla' }, [['Bo'], ['Cleo']])
  const [bo] = sitters
  if (bo === undefined) throw new Error('nobody sat down')
  await bo.page.goto('/account')
  await bo.page.getByLabel('Password').first().fill('short')
  await press(bo.page, 'Make it with a password')
  await bo.page.getByText('A password has 10 to 128 characters').waitFor()
  forgiveComplaints()
  await bo.page.getByLabel('Password').first().fill(PASSWORD)
  await press(bo.page, 'Make it with a password')
  await bo.page.getByText('You are Bo').waitFor()
  await bo.page.goto('/settings')
  const kept = bo.page.waitForRequest((request) => request.method() === 'PATCH')
  await bo.page.getByLabel('Dark', { exact: true }).check()
  await (await kept).response()

  // Somebody plays as a guest in another browser, and is Bo as well.
  const phone = await guest(server, 'Somebody')
  const { table } = await restOf(phone).call('POST /tables', {
    body: { game: 'valhalla', seats: [{ for: 'anyone' }, { for: 'anyone' }] },
  })
  await restOf(phone).call('POST /tables/:id/seats', { params: { id: table.id } })
  await phone.goto('/account')
  const form = phone.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Name').fill('bo')
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in with the password' }).click()
  await phone.getByText('You are Bo').waitFor()
  await phone.locator('html[data-theme="dark"]').waitFor()
  const { games } = await restOf(phone).call('GET /me/games', { query: { state: 'waiting' } })
  expect(games.map((game) => game.table.id).sort()).toEqual([id, table.id].sort())

  // One browser is sent away by the other.
  await press(phone, 'Sign out everywhere else')
  // It is gone once no other session is left.
  const others = phone.getByRole('button', { name: 'Sign out everywhere else' })
  await others.waitFor({ state: 'detached' })
  await phone.getByText('here, now').waitFor()
  await bo.page.goto('/account')
  await bo.page.getByRole('button', { name: 'Make it with a password' }).waitFor()
})

it("all links to one's seats are ended by a button: a device that came by one is out", async () => {
  const { path, sitters } = await laidTable(server, { game: 'blood-rage' }, [['Astrid'], ['Bo']])
  const [astrid, bo] = sitters
  if (astrid === undefined || bo === undefined) throw new Error('nobody came')
  const phone = await visit({ address: server.address, path: `${path}#seat=${astrid.resume}` })
  await phone.locator('.ready-bar').waitFor()
  await astrid.page.goto('/account')
  await press(astrid.page, 'End all links')
  await astrid.page.getByText('No link opens a seat of yours any more.').waitFor()
  await phone.getByText('This link opens no seat, or not any more.').waitFor()
  await astrid.page.goto(path)
  await astrid.page.locator('.ready-bar').waitFor()
})
