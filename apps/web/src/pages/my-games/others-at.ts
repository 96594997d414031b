import type { TableShown } from '@meadhall/protocol'
import { personInWords } from '../../i18n/person-in-words.ts'
import type { Words } from '../../i18n/words.ts'

/** Those at a table besides one seat, as one would call them in passing. */
export function othersAt(words: Words, { seats }: TableShown, own: number): string {
  const { t, locale } = words
  const others = seats.filter((_, seat) => seat !== own)
  const names = others.flatMap(({ person }) =>
    person === null ? [] : [personInWords(words, person)],
  )
  const bots = others.filter(({ person, bot }) => person === null && bot !== null).length
  const all = bots === 0 ? names : [...names, t('my-games.bots', { count: bots })]
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(all)
}
