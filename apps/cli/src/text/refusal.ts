import valhalla from '@meadhall/game-valhalla/locales/en.json' with { type: 'json' }
import kernel from '@meadhall/kernel/locales/en.json' with { type: 'json' }
import protocol from '@meadhall/protocol/locales/en.json' with { type: 'json' }
import { refusalText, speakerOf } from '@meadhall/words'
import { type Catalog, compileText } from '@meadhall/words/catalogs'
import { ENGLISH, type Speech } from './speech.ts'

/** Why something was refused, by our own rules or by a server. */
interface Refused {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  readonly rule?: string | undefined
}

/** Why something was refused, in a sentence; English on the command line. */
export function refusalInWords({ key, params, rule }: Refused, speech: Speech = ENGLISH): string {
  const texts = textsOf(speech)
  const { say } = speakerOf({
    locale: speech.locale,
    find: (one) => (Object.hasOwn(texts, one) ? compileText(one, texts[one] ?? one) : undefined),
  })
  return refusalText(say, { key, params, ...(rule !== undefined && { rule }) })
}

function textsOf({ texts }: Speech): Catalog {
  return {
    ...texts('valhalla', valhalla),
    ...texts('kernel', kernel),
    ...texts('protocol', protocol),
  }
}
