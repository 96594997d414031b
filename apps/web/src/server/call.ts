import { NotDone, Rest, type RestRequest, send } from '@meadhall/client/rest'
import { reached, unreachable } from './availability.ts'

/** The server that this page came from, by REST. Each call throws `NotDone` where it does not. */
export const rest = new Rest(carried)

async function carried(request: RestRequest): Promise<Response> {
  // Not even tried: the browser would complain of what everybody knows.
  if (navigator.onLine === false) throw silent()
  try {
    const reply = await send('', request)
    reached()
    return reply
  } catch {
    throw silent()
  }
}

function silent(): NotDone {
  unreachable()
  const why = { key: 'app.server.silent', params: {} }
  return new NotDone('silent', 'the server does not answer', why)
}
