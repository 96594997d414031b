import valhalla from '@meadhall/game-valhalla/locales/en.json' with { type: 'json' }
import type { Refusal } from '@meadhall/kernel'
import kernel from '@meadhall/kernel/locales/en.json' with { type: 'json' }
import { refusalText, speakerOf } from '@meadhall/words'
import { compileText } from '@meadhall/words/catalogs'

const TEXTS: Readonly<Record<string, string>> = { ...valhalla, ...kernel }

const { say } = speakerOf({
  locale: 'en',
  find: (key) => (Object.hasOwn(TEXTS, key) ? compileText(key, TEXTS[key] ?? key) : undefined),
})

/** Why something was refused, in a sentence. */
export function refusalInWords(refusal: Refusal): string {
  return refusalText(say, refusal)
}
