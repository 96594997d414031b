import type { Tongue } from '../tongue.ts'
import { wordsIn } from './words.ts'

type Ways = readonly (readonly string[])[]

/** Cases in which a language may have a name besides its plain one. */
const FORMS = ['acc', 'gen', 'dat', 'ins', 'loc', 'def']

const known = new WeakMap<Tongue, Map<string, Ways>>()

/** Looked up once a language: typed words are held against hundreds of names. */
function kept(tongue: Tongue, key: string, make: () => Ways): Ways {
  const ways = known.get(tongue) ?? new Map<string, Ways>()
  known.set(tongue, ways)
  const found = ways.get(key) ?? make()
  ways.set(key, found)
  return found
}

/** How a thing may be called: by the word of scenario files, by its name in any case. */
export function nameWays(tongue: Tongue, id: string, key: string): Ways {
  return kept(tongue, `${key} ${id}`, () => {
    const forms = [key, ...FORMS.map((form) => `${key}#${form}`)]
    const names = forms.flatMap((one) => {
      const name = tongue.name(one)
      return name === one ? [] : [wordsIn(name)]
    })
    return distinct([id.split('-'), ...names])
  })
}

/** What one says to do something: the word of scenario files, and the language's own verbs. */
export function verbWays(tongue: Tongue, type: string, words = type): Ways {
  const key = `spoken.verb.${type}`
  return kept(tongue, `${key} ${words}`, () => {
    const own = tongue.name(key)
    const verbs = own === key ? [] : wordsIn(own).map((verb) => [verb])
    return distinct([words.split(/[ -]/), ...verbs])
  })
}

function distinct(ways: Ways): Ways {
  const seen = new Map(ways.map((way) => [way.join(' '), way]))
  return [...seen.values()].filter((way) => way.length > 0)
}
