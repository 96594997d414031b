import valhalla from '@meadhall/game-valhalla/locales/en.json' with { type: 'json' }
import kernel from '@meadhall/kernel/locales/en.json' with { type: 'json' }
import protocol from '@meadhall/protocol/locales/en.json' with { type: 'json' }
import { refusalText, speakerOf } from '@meadhall/words'
import { compileText } from '@meadhall/words/catalogs'

const TEXTS: Readonly<Record<string, string>> = { ...valhalla, ...kernel, ...protocol }

const { say } = speakerOf({
  locale: 'en',
  find: (key) => (Object.hasOwn(TEXTS, key) ? compileText(key, TEXTS[key] ?? key) : undefined),
})

/** Why something was refused, by our own rules or by a server. */
interface Refused {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  readonly rule?: string | undefined
}

/** Why something was refused, in a sentence. */
export function refusalInWords({ key, params, rule }: Refused): string {
  return refusalText(say, { key, params, ...(rule !== undefined && { rule }) })
}
