import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../../refusing/refused.ts'
import { normalPassword } from './password-rules.ts'
import { LineFull, type LineLimits, WorkLine } from './work-line.ts'

/** argon2id (the package's own choice) as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two at once leave threads for the files; 64 more wait for about a second and a half. */
const LIMITS: LineLimits = { atOnce: 2, waiting: 64 }

/** Of no password: checking against it costs as much as against a real one. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlz$Zm9yIGEgcGFzc3dvcmQgYXQgYWxsLCBuZXZlciBldmVyLg'

/** Hashes passwords away from the event loop, few at a time: 19 MiB each. */
export class PasswordHasher {
  readonly #line: WorkLine

  constructor(limits: LineLimits = LIMITS) {
    this.#line = new WorkLine(limits)
  }

  async hash(password: string): Promise<string> {
    return await this.#do(() => hash(normalPassword(password), COST))
  }

  /** Whether it is the password. Where there is none the answer takes as long. */
  async fits(stored: string | null, password: string): Promise<boolean> {
    const isRight = await this.#do(() => verify(stored ?? NOBODYS, normalPassword(password)))
    return isRight && stored !== null
  }

  async #do<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#line.do(work)
    } catch (error) {
      if (!(error instanceof LineFull)) throw error
      throw refuse('unavailable', 'server.busy')
    }
  }
}
