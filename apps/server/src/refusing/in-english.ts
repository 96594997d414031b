import { type Refusal, SAID_AS } from '@meadhall/protocol'
import texts from '@meadhall/protocol/locales/en.json' with { type: 'json' }

/** The keys of all texts of refusals. */
export type TextKey = keyof typeof texts

const TEXTS: Readonly<Record<string, string | undefined>> = texts

/**
 * A refusal in English, for whoever reads what a program is answered: English texts have nothing but
 * plain places for parameters. What the rules of a game say is told by its key.
 */
export function inEnglish({ code, why }: Refusal): string {
  const key = why?.key ?? `code.${SAID_AS[code] ?? code}`
  const text = TEXTS[key]
  if (text === undefined) return `${code}: ${key}`
  return text.replaceAll(/\{([\w-]+)\}/g, (place, name: string) =>
    String(why?.params[name] ?? place),
  )
}
