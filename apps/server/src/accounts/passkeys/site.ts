import type { FastifyRequest } from 'fastify'

/** For which site passkeys are made and used. */
export interface Site {
  /** The host's name, to which a passkey belongs. */
  readonly host: string
  /** The origins from which it may be used. */
  readonly origins: readonly string[]
}

/** The site as the operator named it, or else as the browser asked for it. */
export function siteOf({ host }: FastifyRequest, origin: string | undefined): Site {
  if (origin !== undefined) return { host: new URL(origin).hostname, origins: [origin] }
  // Browsers have passkeys over plain HTTP only on the machine itself.
  return {
    host: new URL(`http://${host}`).hostname,
    origins: [`https://${host}`, `http://${host}`],
  }
}
