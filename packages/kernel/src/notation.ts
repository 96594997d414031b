import type { Action } from './decision.ts'
import { actionWords, isAction } from './foreign.ts'
import type { Seat } from './ids.ts'

/** One part of an action in words: what it is called, and which words it can be. */
export interface PartSpec {
  readonly what: string
  /** An empty word stands for a part that is left out. */
  readonly fits: (word: string) => boolean
  /** A number in the action. */
  readonly isNumber?: true
  /** All the words that are left, if any. */
  readonly isRest?: true
}

/** How a game writes its actions: the parts of each type in order, and what each part can be. */
export interface Grammar<A extends Action, P extends string> {
  readonly actions: { readonly [T in A['type']]: readonly P[] }
  readonly parts: { readonly [Q in P]: PartSpec }
}

/** A game's actions as short words and back. */
export interface Notation<A extends Action> {
  /** "invade warrior gimle": the type, then its parts. */
  format(action: A): string
  /** Reads what `format` writes; throws an `Error` that says which word it did not understand. */
  parse(text: string, by: Seat): A
  /** Whether something is an action as far as its words go; nothing about legality. */
  isWellFormed(attempt: unknown): attempt is A
}

/** The value of a part in an action that has it. */
export function partOf(action: Action, part: string): string | number {
  return (action as unknown as Readonly<Record<string, string | number>>)[part] ?? ''
}

/** Makes a game's notation out of its grammar. */
export function notationOf<A extends Action, P extends string>(
  grammar: Grammar<A, P>,
): Notation<A> {
  const specs = specsOf(grammar)
  return {
    format: (action) =>
      [action.type, ...(specs.get(action.type) ?? []).map(({ name }) => partOf(action, name))]
        .join(' ')
        .trimEnd(),
    parse(text, by) {
      const [type = '', ...words] = actionWords(text, by)
      const parts = specs.get(type)
      if (!parts) throw new Error(`"${type}" is no action (known: ${[...specs.keys()].join(', ')})`)
      return { type, by, ...readParts(type, parts, words) } as unknown as A
    },
    isWellFormed(attempt): attempt is A {
      if (!isAction(attempt)) return false
      const parts = specs.get(attempt.type)
      if (!parts || Object.keys(attempt).length !== parts.length + 2) return false
      return parts.every((part) => isFit(part, attempt))
    },
  }
}

interface Named extends PartSpec {
  readonly name: string
}

/** The parts of each type of action; a map, since any word may be asked for. */
function specsOf<A extends Action, P extends string>(
  grammar: Grammar<A, P>,
): ReadonlyMap<string, readonly Named[]> {
  const actions = Object.entries<readonly P[]>(grammar.actions)
  return new Map(
    actions.map(([type, parts]) => [type, parts.map((name) => ({ name, ...grammar.parts[name] }))]),
  )
}

function readParts(
  type: string,
  parts: readonly Named[],
  words: readonly string[],
): Record<string, string | number> {
  const hasRest = parts.at(-1)?.isRest === true
  const needed = parts.filter(({ fits }) => !fits('')).length
  if (words.length < needed || (words.length > parts.length && !hasRest))
    throw new Error(`"${type}" takes ${described(parts)}, not "${words.join(' ')}"`)
  return Object.fromEntries(
    parts.map((part, index) => [part.name, readPart(part, words.slice(index))]),
  )
}

function readPart({ what, fits, isNumber, isRest }: PartSpec, words: string[]): string | number {
  const word = isRest ? words.join(' ') : (words[0] ?? '')
  if (!fits(word)) throw new Error(`"${word}" is not ${what}`)
  return isNumber ? Number(word) : word
}

function described(parts: readonly PartSpec[]): string {
  return parts.length === 0 ? 'nothing after it' : parts.map(({ what }) => what).join(' and ')
}

function isFit({ name, fits, isNumber }: Named, action: Action): boolean {
  const value = partOf(action, name)
  const isThere = Object.hasOwn(action, name)
  return isThere && typeof value === (isNumber ? 'number' : 'string') && fits(String(value))
}
