import { assertNever } from '@meadhall/kernel'
import type { NoticePreferences } from '@meadhall/protocol'
import { type Speaker, speakerOf } from '@meadhall/words'
import { compileCatalog } from '@meadhall/words/catalogs'
import type { Worded } from './channel.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import type { Notice, Wait } from './notice.ts'

type Language = NoticePreferences['language']
export type NoticeKey = keyof typeof en

const SPEAKERS: Readonly<Record<Language, Speaker>> = {
  en: speaker('en', en),
  pl: speaker('pl', pl),
}

function speaker(locale: Language, texts: Readonly<Record<NoticeKey, string>>): Speaker {
  const catalog = compileCatalog(texts)
  return speakerOf({ locale, find: (key) => catalog[key] })
}

/** A text of a language. */
export function say(
  language: Language,
  key: NoticeKey,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const given = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : { literal: value },
  ])
  return SPEAKERS[language].say({ key, params: Object.fromEntries(given) })
}

/** A notice in words, with the link that leads to where it is about. */
export function worded(
  notice: Notice,
  { language, zone }: Pick<NoticePreferences, 'language' | 'zone'>,
  linkOf: (table: string | null) => string,
): Worded {
  const note = say(language, 'mail.note')
  switch (notice.kind) {
    case 'turn':
    case 'reminder': {
      const [wait] = notice.waits
      const game = titleOf(wait.game)
      const title = say(language, `${notice.kind}.title`, { game })
      const text = say(language, textOf(notice.kind, wait), {
        game,
        when: whenOf(wait, language, zone),
      })
      const isUrgent = notice.kind === 'reminder'
      return { title, text, link: linkOf(wait.table), note, tag: wait.table, isUrgent }
    }
    case 'digest': {
      const title = say(language, 'digest.title', { count: notice.waits.length })
      const tables = notice.waits.map(({ game, table }) => `${titleOf(game)}: ${linkOf(table)}`)
      const text = [say(language, 'digest.text'), ...tables].join('\n')
      return { title, text, link: linkOf(null), note, tag: 'digest', isUrgent: false }
    }
    default:
      return assertNever(notice)
  }
}

function textOf(kind: 'turn' | 'reminder', { due }: Wait): NoticeKey {
  if (kind === 'reminder') return 'reminder.text'
  return due === null ? 'turn.text' : 'turn.text-until'
}

/** When a clock runs out, by the person's own clock. */
function whenOf({ due }: Wait, language: Language, timeZone: string): string {
  if (due === null) return ''
  return new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(due)
}

/** Games are called the same in every language: `blood-rage` is Blood Rage. */
function titleOf(game: string): string {
  return game.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => {
    return `${gap === '' ? '' : ' '}${letter.toUpperCase()}`
  })
}
