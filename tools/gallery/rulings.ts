import { idsCitedIn } from '../lib/rule-ids.ts'

/** By card ("card.troll", "jarl.egil"): the rules that speak of it by name. */
export type Rulings = Readonly<Record<string, readonly string[]>>

interface Rule {
  readonly id: string
  readonly text: string
}

function rulesIn(markdown: string): Rule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, rule = '', text = ''] = /^- (\S+) (.*)$/.exec(line) ?? []
    const [id] = idsCitedIn(rule)
    return id === undefined ? [] : [{ id, text }]
  })
}

/** A name as a whole: "Troll" is not in "Trolls", and "Alfheim" is no mark for the card "Alfheim!". */
function speaksOf(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${literal}(?![\\p{L}])`, 'u')
}

/** Which rules speak of which cards, from the English texts of both. */
export function rulingsOf(markdown: string, texts: Readonly<Record<string, string>>): Rulings {
  const rules = rulesIn(markdown)
  const named = Object.entries(texts).flatMap(([key, name]) => {
    const subject = /^((?:card|jarl|loki|module|monster)\.[^.]+)\.name$/.exec(key)?.[1]
    return subject === undefined ? [] : [{ subject, name: speaksOf(name) }]
  })
  const found = named.map(({ subject, name }) => {
    const ids = rules.filter(({ text }) => name.test(text)).map(({ id }) => id)
    return [subject, ids] as const
  })
  return Object.fromEntries(found.filter(([, ids]) => ids.length > 0))
}
