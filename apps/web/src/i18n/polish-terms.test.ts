import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const FILES = ['languages/pl/*.json']

/** What slipped in once and is called otherwise in the Polish rulebooks. */
const AVOIDED: readonly { readonly word: RegExp; readonly say: string; readonly only?: string }[] =
  [
    { word: /zdolnoś/iu, say: 'cecha' },
    { word: /(?<![\p{L}{])jarl/u, say: 'Jarl' },
    { word: /krasnoludy/iu, say: 'Karły' },
    { word: /okrzyk\p{L}* wojenn/iu, say: 'okrzyk bojowy' },
    { word: /(?<!\p{L})łask/iu, say: 'przychylność', only: 'valhalla' },
    { word: /prost\p{L}+ gr/iu, say: 'wariant uproszczony' },
    { word: /ręk\p{L}* początkow|początkow\p{L}* ręk/iu, say: 'startowa ręka' },
    { word: /pierwsz\p{L}+ gracz/iu, say: 'gracz rozpoczynający', only: 'valhalla' },
    { word: /odda(ć|j|je|jesz|nie) \p{L}*koś|odda\p{L}* za przerzut/iu, say: 'odrzucić kość' },
    { word: /moduł/iu, say: 'dodatek' },
    { word: /ulepsze/iu, say: 'rozwinięcie', only: 'blood-rage' },
    { word: /łupi/iu, say: 'plądrować', only: 'blood-rage' },
    { word: /wezwani\p{L} do bitwy/iu, say: 'wsparcie', only: 'blood-rage' },
    { word: /(?<!\p{L})marsz/iu, say: 'wymarsz', only: 'blood-rage' },
    { word: /krain/iu, say: 'region', only: 'blood-rage' },
  ]

/** Where a Polish text uses a word that its rulebook does not. */
async function slips(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(FILES, { cwd: ROOT })) {
    const texts: Record<string, string> = JSON.parse(readFileSync(ROOT + file, 'utf8'))
    for (const [key, text] of Object.entries(texts))
      for (const { word, say, only = '' } of AVOIDED)
        if (`${file} ${key}`.includes(only) && word.test(text)) found.push(`${key}: say "${say}"`)
  }
  return found
}

it('Polish says it as the rulebooks do', async () => {
  expect(await slips()).toEqual([])
})
