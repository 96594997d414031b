import type { GameEvent } from '@meadhall/kernel'
import type { Words } from '../../i18n/words.ts'
import { adviceInWords } from '../counsel/words.ts'
import { askedNow } from '../question/asked.ts'
import type { TableState } from '../table-store.ts'
import { asSentence } from './utterance.ts'

/** What is to be said of a change at the table. */
export interface News {
  readonly told: readonly string[]
  /** The question that stands now, if it is another one; none if nothing is asked any more. */
  readonly asked: readonly string[] | null
}

/** What somebody must hear who cannot see what changed. */
export function newsOf(words: Words, before: TableState, now: TableState): News {
  return {
    told: [
      ...passedOn(words, before, now),
      ...undone(words, before, now),
      ...happened(words, before, now),
      ...reasons(words, before, now),
      ...advised(words, before, now),
      ...remarked(before, now),
    ],
    asked: asked(words, before, now),
  }
}

/** The screen goes to somebody else, and shows nothing meanwhile. */
function passedOn({ t }: Words, before: TableState, { curtain }: TableState): string[] {
  if (curtain === null || before.curtain !== null) return []
  return [t('table.curtain.title'), t('table.curtain.text')].map(asSentence)
}

function undone({ t }: Words, before: TableState, now: TableState): string[] {
  const isEarlier = (now.moment?.step ?? 0) < (before.moment?.step ?? 0)
  const isSame = now.moment?.viewer === before.moment?.viewer && now.source.tape === undefined
  return isEarlier && isSame ? [t('table.undone')] : []
}

/** Events in their order, once they are no longer coming; how a battle or an age ended comes before how it came about. */
function happened(
  words: Words,
  before: TableState,
  { board, moment, fresh, coming }: TableState,
): string[] {
  if (moment === null || moment === before.moment || coming !== null) return []
  const summary = board.summary(words, moment.view, fresh)
  const sentences = (events: readonly GameEvent[]) =>
    events.flatMap((event) => board.event(event) ?? []).map(words.say)
  return summary === null ? sentences(fresh) : [summary.text, ...sentences(summary.rest)]
}

/** Why something cannot be chosen; asked for again, it is said again. */
function reasons({ t, say }: Words, before: TableState, { board, whyNot }: TableState): string[] {
  if (whyNot === null || whyNot === before.whyNot) return []
  const { attempt, reason } = whyNot
  const deed = attempt === null ? null : board.deed(attempt)
  const why = reason === null ? t('table.why-not.not-now') : say(board.reason(reason))
  return [deed === null ? why : `${say(deed)}: ${why}`]
}

/** Advice that has come. */
function advised(words: Words, before: TableState, now: TableState): readonly string[] {
  return now.advice === before.advice ? [] : adviceInWords(words, now)
}

function remarked(before: TableState, { remark }: TableState): readonly string[] {
  return remark === null || remark === before.remark ? [] : remark.sentences.map(asSentence)
}

/** Another question, or where one is in answering it; what is to be confirmed says so itself. */
function asked({ say }: Words, before: TableState, now: TableState): string[] | null {
  const isNew = now.moment?.question !== before.moment?.question
  const isStep = now.assembly !== before.assembly && !before.isSending
  if (!isNew && !isStep) return null
  const question = now.candidate === null ? askedNow(now) : null
  if (question === null) return []
  return [question.question, ...(question.hint === null ? [] : [question.hint])].map(say)
}
