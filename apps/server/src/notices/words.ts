import { assertNever } from '@meadhall/kernel'
import type { NoticePreferences } from '@meadhall/protocol'
import { speakerOf } from '@meadhall/words'
import type { Worded } from './channel.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import type { Notice, Wait } from './notice.ts'

type Language = NoticePreferences['language']
export type NoticeKey = keyof typeof en

const TEXTS: Readonly<Record<Language, Readonly<Record<NoticeKey, string>>>> = { en, pl }

/** Speaks a language. */
export interface Voice {
  readonly language: Language
  say(key: NoticeKey, params?: Readonly<Record<string, string | number>>): string
}

const voices = new Map<Language, Promise<Voice>>()

/** The voice of a language. Texts are compiled when somebody is first told something: most starts are quicker. */
export function voiceOf(language: Language): Promise<Voice> {
  const voice = voices.get(language) ?? newVoice(language)
  voices.set(language, voice)
  return voice
}

async function newVoice(language: Language): Promise<Voice> {
  const { compileCatalog } = await import('@meadhall/words/catalogs')
  const catalog = compileCatalog(TEXTS[language])
  const speaker = speakerOf({ locale: language, find: (key) => catalog[key] })
  return {
    language,
    say: (key, params = {}) => {
      const given = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : { literal: value },
      ])
      return speaker.say({ key, params: Object.fromEntries(given) })
    },
  }
}

/** A notice in words, with the link that leads to where it is about. */
export function worded(
  notice: Notice,
  { say, language }: Voice,
  zone: string,
  linkOf: (table: string | null) => string,
): Worded {
  const note = say('mail.note')
  switch (notice.kind) {
    case 'turn':
    case 'reminder': {
      const [wait] = notice.waits
      const game = titleOf(wait.game)
      const title = say(`${notice.kind}.title`, { game })
      const text = say(textKeyOf(notice.kind, wait), {
        game,
        when: whenOf(wait, language, zone),
      })
      const isUrgent = notice.kind === 'reminder'
      return { title, text, link: linkOf(wait.table), note, tag: wait.table, isUrgent }
    }
    case 'digest': {
      const title = say('digest.title', { count: notice.waits.length })
      const tables = notice.waits.map(({ game, table }) => `${titleOf(game)}: ${linkOf(table)}`)
      const text = [say('digest.text'), ...tables].join('\n')
      return { title, text, link: linkOf(null), note, tag: 'digest', isUrgent: false }
    }
    default:
      return assertNever(notice)
  }
}

function textKeyOf(kind: 'turn' | 'reminder', { due }: Wait): NoticeKey {
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
