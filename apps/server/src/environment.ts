import { isIP } from 'node:net'

export type Environment = Readonly<Record<string, string | undefined>>

/** Says which settings are wrong and what they may be. Never quotes what may be a secret. */
class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'EnvironmentError'
  }
}

interface NumberRange {
  readonly usual: number
  readonly least: number
  readonly most: number
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** An address (`10.0.0.7`) or a network (`10.0.0.0/8`). */
function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** Reads settings one by one and collects all that is wrong with them. An empty one is not set. */
export class EnvironmentReader {
  readonly #env: Environment
  readonly #problems: string[] = []

  constructor(env: Environment) {
    this.#env = env
  }

  text(name: string): string | undefined {
    return this.#env[name] || undefined
  }

  number(name: string, { usual, least, most }: NumberRange): number {
    const text = this.text(name)
    if (text === undefined) return usual
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    this.#refuse(`${name} must be a number from ${least} to ${most}, not "${text}"`)
    return usual
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): Choice {
    const text = this.text(name)
    if (text === undefined) return usual
    const choice = choices.find((one) => one === text)
    if (choice === undefined) {
      this.#refuse(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
    }
    return choice ?? usual
  }

  /** An address with a password in it, perhaps: what is wrong with it is said without quoting it. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const isRight = protocols.includes(parseUrl(text)?.protocol ?? '')
    if (!isRight) this.#refuse(`${name} must be an address that begins with ${protocols[0]}//`)
    return text
  }

  /** Scheme, host and port alone. */
  origin(name: string): string | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const url = parseUrl(text)
    const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
    if (isWeb && url.href === `${url.origin}/`) return url.origin
    this.#refuse(`${name} must be like https://meadhall.example, not "${text}"`)
    return undefined
  }

  secret(name: string, shortest: number): string | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    if (text.length < shortest) this.#refuse(`${name} must have at least ${shortest} characters`)
    return text
  }

  /** What one setting needs of others: letters without a sender cannot be sent. */
  together(name: string, others: readonly string[]): void {
    const missing = others.filter((other) => this.text(other) === undefined)
    if (this.text(name) !== undefined && missing.length > 0)
      this.#refuse(`${name} needs ${missing.join(' and ')} as well`)
  }

  /** Addresses and networks, with commas between them. */
  addresses(name: string): string[] {
    const parts = (this.text(name) ?? '').split(',').map((part) => part.trim())
    const given = parts.filter((part) => part !== '')
    const wrong = given.find((part) => !isAddress(part))
    if (wrong !== undefined) {
      this.#refuse(`${name} must be addresses such as 10.0.0.7 or 10.0.0.0/8, not "${wrong}"`)
    }
    return given
  }

  /** Names of hosts without a port, with commas between them. */
  hosts(name: string): string[] {
    const parts = (this.text(name) ?? '').split(',').map((part) => part.trim().toLowerCase())
    const given = parts.filter((part) => part !== '')
    const wrong = given.find((part) => !/^[a-z\d][a-z\d.-]*$/.test(part))
    if (wrong !== undefined)
      this.#refuse(`${name} must be names such as hall.example, not "${wrong}"`)
    return given
  }

  /** Throws if anything was wrong. */
  finish(): void {
    if (this.#problems.length > 0) throw new EnvironmentError(this.#problems)
  }

  #refuse(problem: string): void {
    this.#problems.push(problem)
  }
}
