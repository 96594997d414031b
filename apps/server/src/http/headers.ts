/** What every answer carries, whoever gives it: a route, the error handler or the parser. */

/** Only what comes from here runs here. */
const CONTENT_POLICY = [
  "default-src 'self'",
  // Norns compute in WebAssembly that the page assembles itself. It lets no text become a script.
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  // The table places figures and bars by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

const ALWAYS = {
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Browsers ignore these over plain HTTP, and complain of the second to every visitor. */
const BEHIND_TLS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host header names a host and nothing else. */
export function isHost(text: string): boolean {
  return HOST.test(text)
}

/** Older browsers do not take a live socket to the same host for `'self'`. */
function connectPolicy(host: string | undefined): string {
  return host === undefined || !isHost(host)
    ? "connect-src 'self'"
    : `connect-src 'self' ws://${host} wss://${host}`
}

/** The headers for one who asked for a host, at a server whose public address is `origin`. */
export function securityHeaders(
  host: string | undefined,
  origin: string | undefined,
): Record<string, string> {
  return {
    'content-security-policy': `${CONTENT_POLICY};${connectPolicy(host)}`,
    ...ALWAYS,
    ...(origin?.startsWith('https:') ? BEHIND_TLS : {}),
  }
}
