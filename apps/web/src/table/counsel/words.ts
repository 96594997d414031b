import type { Words } from '../../i18n/words.ts'
import type { Hint, LogEntry, Why } from '../../sources/source.ts'
import type { TableState } from '../table-store.ts'

/** Advice as sentences: what, why, and with what chance to win. */
export function adviceInWords(words: Words, state: TableState): readonly string[] {
  const { advice, log } = state
  if (advice === null) return []
  const { t } = words
  if (advice.state === 'thinking') return [t('table.hint.thinking')]
  if (advice.state === 'none') return [t(`table.${advice.about}.none`)]
  if (advice.about === 'hint') return hintWords(words, state, advice.hint)
  const entry = log.find(({ step }) => step === advice.step)
  return entry === undefined ? [] : whyWords(words, state, advice.why, entry)
}

/** What a norn would do. */
export function hintWords(
  { t, say }: Words,
  { board, moment }: TableState,
  { action, reason, chance }: Hint,
): readonly string[] {
  if (moment === null || moment.decision === null) return []
  const deed = say(board.action(moment.view, moment.decision, action))
  const odds = t('table.hint.chance', { percent: Math.round(100 * chance) })
  const why = reason === null ? [] : [say(reason)]
  return [t('table.hint.given', { action: { literal: deed } }), ...why, odds]
}

/** Why a bot may have done something. */
export function whyWords(
  { t, say }: Words,
  { board, moment }: TableState,
  { reason }: Why,
  { by }: LogEntry,
): readonly string[] {
  if (moment === null || by === null) return []
  const name = board.seat(moment.view, by).key
  return [t('table.why.given', { name }), reason === null ? t('table.why.plain') : say(reason)]
}
