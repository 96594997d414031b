/** As long as a secret in an address is; identifiers are shorter. */
const SECRET = /^[\w-]{40,}$/

function redactedSegment(segment: string): string {
  return SECRET.test(segment) ? '[hidden]' : segment
}

/** An address as it may stand in a log: without tokens, links to seats and what a query holds. */
export function redactedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const shown = path.split('/').map(redactedSegment).join('/')
  return query === undefined ? shown : `${shown}?[hidden]`
}
