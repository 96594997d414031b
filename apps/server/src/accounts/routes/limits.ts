const MINUTE = 60_000
/** What costs a hash or a challenge may be called this often in a minute by one address. */
const SECRETS_PER_MINUTE = 30
/** Guests are rows that stay: one call in ten may make one. */
const CALLS_PER_GUEST = 10

/** Limits of their own for routes that cost more than others. */
export function rare(requestsPerMinute: number) {
  const guests = Math.max(1, Math.floor(requestsPerMinute / CALLS_PER_GUEST))
  const secrets = Math.min(SECRETS_PER_MINUTE, requestsPerMinute)
  return {
    guests: { config: { rateLimit: { max: guests, timeWindow: MINUTE } } },
    secrets: { config: { rateLimit: { max: secrets, timeWindow: MINUTE } } },
  }
}
