import { assertNever } from '@meadhall/kernel'
import { type Voice as SpokenVoice, titleOf, voicesOf } from '../speaking/voice.ts'
import type { Worded } from './channel.ts'
import en from './locales/en.json' with { type: 'json' }
import type { Notice, Wait } from './notice.ts'

export type NoticeKey = keyof typeof en

/** Speaks of notices. */
export type Voice = SpokenVoice<NoticeKey>

/** The voice of a language. */
export const voiceOf = voicesOf<NoticeKey>('notices', en)

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
function whenOf({ due }: Wait, language: string, timeZone: string): string {
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
