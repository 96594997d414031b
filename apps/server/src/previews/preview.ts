import { titleOf, type Voice, voicesOf } from '../speaking/voice.ts'
import { isEmpty, type TableDoc } from '../table-doc/table-doc.ts'
import en from './locales/en.json' with { type: 'json' }

type PreviewKey = keyof typeof en

/** The voice of a language. */
export const previewVoice = voicesOf<PreviewKey>('previews', en)

/** What a link to a table says of itself where it is shown. */
export interface Preview {
  readonly title: string
  readonly text: string
}

/** So many names are told; a preview has little room. */
const MOST_NAMES = 4

/** A table in two lines: what is played, who is there. Nothing that is not told to whoever opens it. */
export function previewOf(doc: TableDoc, { say, language }: Voice<PreviewKey>): Preview {
  const game = titleOf(doc.game)
  const names = doc.seats.flatMap(({ person }) => person?.name ?? []).slice(0, MOST_NAMES)
  const who = new Intl.ListFormat(language).format(names)
  const free = doc.seats.filter(isEmpty).length
  const kind = kindOf(doc, free)
  const isEmptyTable = kind === 'waiting' && names.length === 0
  const text = say(isEmptyTable ? 'preview.empty.text' : `preview.${kind}.text`, { who, free })
  return { title: say(`preview.${kind}.title`, { game }), text }
}

function kindOf({ phase }: TableDoc, free: number) {
  switch (phase) {
    case 'waiting':
      return free > 0 ? 'waiting' : 'full'
    case 'revealing':
      return 'full'
    case 'playing':
    case 'paused':
      return 'playing'
    case 'over':
    case 'closed':
      return phase
  }
}
