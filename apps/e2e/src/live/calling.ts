import type { Page } from 'playwright-core'

/** Calls the server's API as the person whose browser it is. */
export async function callAs<T>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<T> {
  const origin = new URL(page.url()).origin
  const reply = await page.request.fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { origin },
    ...(data !== undefined && { data }),
  })
  if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`)
  return (await reply.json()) as T
}
