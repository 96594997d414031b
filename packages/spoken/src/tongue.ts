import type { Sayable } from '@meadhall/words'

/** The language that a table is spoken in. */
export interface Tongue {
  /** A message as one at this table hears it: players by their names, the listener as "you". */
  say(message: Sayable): string
  /** A thing by its key as the language calls it, whatever players call themselves; the key where it has no word. */
  name(key: string): string
}

/** A name as the table uses it: a player's own where the key stands for one. */
export function called(tongue: Tongue, key: string): string {
  return tongue.say({ key: 'spoken.name', params: { name: key } })
}

/** Things that are already in words, one after the other. */
export function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** So much of what somebody typed is enough to know it again. */
const REPEATED = 40

/** What somebody typed, as it is said back to them. */
export function brief(text: string): string {
  const letters = [...text]
  return letters.length <= REPEATED ? text : `${letters.slice(0, REPEATED).join('')}…`
}

/** What is put into a message as it is. */
export function literal(text: string): { readonly literal: string } {
  return { literal: text }
}

/** A name at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
