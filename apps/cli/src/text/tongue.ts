import type { Tongue } from '@meadhall/spoken'
import { type Say, sayIn } from './format.ts'

type Texts = Readonly<Record<string, string>>

/** The terminal's language as typed moves are read by it; `names` stand for some keys. */
export function tongueOf(locale: string, texts: Texts, names: Texts = {}): Tongue {
  const say: Say = sayIn({ locale, texts })
  return {
    say: ({ key, params = {} }) =>
      names[key] ?? say({ key, params: params as Record<string, string> }),
    name: (key) => texts[key] ?? key,
  }
}
