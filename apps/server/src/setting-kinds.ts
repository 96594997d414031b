/** The kinds of settings there are. What a kind says of a wrong value follows the setting's name. */
import { isIP } from 'node:net'
import * as v from 'valibot'

interface NumberRange {
  readonly usual: number
  readonly least: number
  readonly most: number
}

type TextIssue = v.BaseIssue<unknown>

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** Whether it is scheme, host and port alone. */
function isOrigin(text: string): boolean {
  const url = parseUrl(text)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isWeb && url.href === `${url.origin}/`
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

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Any text, or none. */
export const anyText = v.optional(v.string())

/** A whole number in digits. */
export function wholeNumber({ usual, least, most }: NumberRange) {
  const wrong = ({ input }: TextIssue) =>
    `must be a number from ${least} to ${most}, not "${input}"`
  const number = v.pipe(
    v.string(),
    v.digits(wrong),
    v.transform(Number),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  )
  return v.optional(number, `${usual}`)
}

export function choiceOf<const Choices extends readonly string[]>(
  choices: Choices,
  usual: Choices[number],
) {
  const wrong = ({ input }: TextIssue) => `must be one of ${choices.join(', ')}, not "${input}"`
  return v.optional(v.picklist(choices, wrong), usual)
}

/** An address with a password in it, perhaps: what is wrong with it is said without quoting it. */
export function urlOf(protocols: readonly string[]) {
  const isRight = (text: string) => protocols.includes(parseUrl(text)?.protocol ?? '')
  const wrong = `must be an address that begins with ${protocols[0]}//`
  return v.optional(v.pipe(v.string(), v.check(isRight, wrong)))
}

/** Scheme, host and port alone. */
export const origin = v.optional(
  v.pipe(
    v.string(),
    v.check(isOrigin, ({ input }) => `must be like https://meadhall.example, not "${input}"`),
    v.transform((text) => new URL(text).origin),
  ),
)

/** It is never quoted. */
export function secretOf(shortest: number) {
  const wrong = `must have at least ${shortest} characters`
  return v.optional(v.pipe(v.string(), v.minLength(shortest, wrong)))
}

/** Addresses and networks, with commas between them. */
export const addresses = listOf(
  v.pipe(
    v.string(),
    v.check(
      isAddress,
      ({ input }) => `must be addresses such as 10.0.0.7 or 10.0.0.0/8, not "${input}"`,
    ),
  ),
)

/** Names of hosts without a port, with commas between them. */
export const hosts = listOf(
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.regex(
      /^[a-z\d][a-z\d.-]*$/,
      ({ input }) => `must be names such as hall.example, not "${input}"`,
    ),
  ),
)

function listOf<Part extends v.GenericSchema<string, string>>(part: Part) {
  return v.optional(v.pipe(v.string(), v.transform(partsOf), v.array(part)), '')
}
