import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { forgiveComplaints, visit } from '../support/visit.ts'
import { guest, useServer } from './support.ts'

const server = useServer()
const PASSWORD = 'a raven over the fjord'
const STEP_MS = 30_000

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/** What the app shows now, or so many steps later; the server takes the next one, too. */
function codeOf(secret: string, later = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  return app.generate({ timestamp: Date.now() + later * STEP_MS })
}

async function turnedOn(page: Page): Promise<{ secret: string; recovery: string[] }> {
  await press(page, 'Turn on two-step sign-in')
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from your app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor()
  const recovery = await page.locator('.recovery-codes code').allInnerTexts()
  await press(page, 'I have saved them')
  return { secret, recovery }
}

async function passwordGiven(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Name').fill('Astrid')
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in with the password' }).click()
  await page.getByText('One more step: your account asks for a code.').waitFor()
}

it('two-step sign-in: turned on, in with a code of the app or a recovery code, turned off', async () => {
  const page = await guest(server, 'Astrid')
  await page.goto('/account')
  await page.getByLabel('Password').first().fill(PASSWORD)
  await press(page, 'Make it with a password')
  await page.getByText('You are Astrid').waitFor()
  const { secret, recovery } = await turnedOn(page)
  expect(recovery).toHaveLength(10)
  await page.getByText('10 recovery codes are left.').waitFor()

  await press(page, 'Sign out')
  await passwordGiven(page)
  // A recovery code of nobody's: refused, and asked again without the password.
  await press(page, 'Use a recovery code instead')
  await page.getByLabel('Recovery code').fill('0000-0000-0000-0000-0000-0000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is wrong or has been used.').waitFor()
  forgiveComplaints()
  await press(page, 'Use the app instead')
  await page.getByLabel('Code from your app').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.getByText('You are Astrid').waitFor()

  const phone = await visit({ address: server.address, path: '/account' })
  await passwordGiven(phone)
  await press(phone, 'Use a recovery code instead')
  await phone.getByLabel('Recovery code').fill(recovery[0] ?? '')
  await phone.keyboard.press('Enter')
  await phone.getByText('9 recovery codes are left.').waitFor()

  await press(phone, 'Turn off two-step sign-in')
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await press(phone, 'Use a recovery code instead')
  await dialog.getByLabel('Recovery code').fill(recovery[1] ?? '')
  await phone.keyboard.press('Enter')
  await phone.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor()
})
