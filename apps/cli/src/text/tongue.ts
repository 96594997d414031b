import type { Tongue } from '@meadhall/spoken'
import verbs from '@meadhall/spoken/locales/en.json' with { type: 'json' }
import { type Say, sayIn } from './format.ts'
import type { Speech } from './speech.ts'

type Texts = Readonly<Record<string, string>>

const merged = new WeakMap<Texts, Texts>()

/** The texts of a game with the verbs of typed moves, put together once. */
function withVerbs(speech: Speech, texts: Texts): Texts {
  const all = merged.get(texts) ?? { ...speech.texts('spoken', verbs), ...texts }
  merged.set(texts, all)
  return all
}

/** The terminal's language as typed moves are read by it; `names` stand for some keys. */
export function tongueOf(speech: Speech, texts: Texts, names: Texts = {}): Tongue {
  const all = withVerbs(speech, texts)
  const say: Say = sayIn({ locale: speech.locale, texts: all })
  return {
    say: ({ key, params = {} }) =>
      names[key] ?? say({ key, params: params as Record<string, string> }),
    name: (key) => all[key] ?? key,
  }
}
