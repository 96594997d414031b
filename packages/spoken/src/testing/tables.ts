import * as bloodRageGame from '@meadhall/game-blood-rage'
import bloodRageCards from '@meadhall/game-blood-rage/locales/en.cards.json' with { type: 'json' }
import bloodRageTexts from '@meadhall/game-blood-rage/locales/en.json' with { type: 'json' }
import * as valhallaGame from '@meadhall/game-valhalla'
import valhallaCards from '@meadhall/game-valhalla/locales/en.cards.json' with { type: 'json' }
import valhallaTexts from '@meadhall/game-valhalla/locales/en.json' with { type: 'json' }
import type { GameEvent } from '@meadhall/kernel'
import { speakerOf } from '@meadhall/words'
import { compileText } from '@meadhall/words/catalogs'
import { bloodRageSpoken } from '../blood-rage/index.ts'
import spokenTexts from '../locales/en.json' with { type: 'json' }
import type { Tongue } from '../tongue.ts'
import { valhallaSpoken } from '../valhalla/index.ts'
import { EarTable, type Setting } from './ear-table.ts'

export type Texts = Readonly<Record<string, string>>

/** The words of a language; a key without a text fails the test that says it. */
interface Language {
  readonly locale: string
  readonly texts: Texts
}

const ENGLISH_BLOOD_RAGE: Language = {
  locale: 'en',
  texts: { ...bloodRageTexts, ...bloodRageCards, ...spokenTexts },
}
const ENGLISH_VALHALLA: Language = {
  locale: 'en',
  texts: { ...valhallaTexts, ...valhallaCards, ...spokenTexts },
}

function tongueIn({ locale, texts }: Language, you: string): Tongue {
  const find = (key: string) => {
    const text = texts[key]
    if (text === undefined && !key.includes('#')) throw new Error(`no text "${key}" in ${locale}`)
    return text === undefined ? undefined : compileText(key, text)
  }
  const { say } = speakerOf({ locale, find, you: { key: you, name: 'you' } })
  return { say, name: (key) => texts[key] ?? key }
}

type Begin = Setting['begin']

/** A game of Blood Rage in which Wolf plays by ear. */
export function bloodRageTable(begin: Begin, language = ENGLISH_BLOOD_RAGE): EarTable {
  return new EarTable({
    rules: bloodRageGame.bloodRage,
    game: bloodRageSpoken,
    tongue: tongueIn(language, 'clan.wolf'),
    event: (event: GameEvent) => bloodRageGame.eventMessage(event as bloodRageGame.BloodRageEvent),
    begin,
  })
}

/** A game of Valhalla in which the first player plays by ear. */
export function valhallaTable(begin: Begin, language = ENGLISH_VALHALLA): EarTable {
  return new EarTable({
    rules: valhallaGame.valhalla,
    game: valhallaSpoken,
    tongue: tongueIn(language, 'seat.0'),
    event: (event: GameEvent) => valhallaGame.eventMessage(event as valhallaGame.ValhallaEvent),
    begin,
  })
}

/** Blood Rage from its beginning. */
export function newBloodRage(seats: number, options: object = {}): Begin {
  const { bloodRage } = bloodRageGame
  const clans = ['wolf', 'bear', 'raven', 'serpent'].slice(0, seats)
  const chosen = bloodRage.parseOptions({ clans, ...options }, seats)
  return (hear) => bloodRage.setup({ options: chosen, seats, seed: 'by ear' }, hear)
}

/** Valhalla from its beginning. */
export function newValhalla(seats: number, options: object = {}): Begin {
  const { valhalla } = valhallaGame
  const chosen = valhalla.parseOptions(options, seats)
  return (hear) => valhalla.setup({ options: chosen, seats, seed: 'by ear' }, hear)
}
