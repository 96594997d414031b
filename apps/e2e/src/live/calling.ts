import { Rest, type RestRequest } from '@meadhall/client/rest'
import { API_ROOT } from '@meadhall/protocol'
import type { Page } from 'playwright-core'

/** The server's API as the person whose browser it is. */
export function restOf(page: Page): Rest {
  return new Rest((request) => carried(page, request))
}

/** The browser's own requests bring its cookies along. */
async function carried(page: Page, { method, path, body }: RestRequest): Promise<Response> {
  const { origin } = new URL(page.url())
  const reply = await page.request.fetch(`${origin}${API_ROOT}${path}`, {
    method,
    headers: { origin },
    ...(body !== undefined && { data: body }),
  })
  const text = await reply.text()
  return new Response(text === '' ? null : text, { status: reply.status() })
}
