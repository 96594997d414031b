import type { Words } from '../../i18n/words.ts'
import type { Hint, Why } from '../../sources/source.ts'
import type { TableState } from '../table-store.ts'

/** Advice as sentences: what, why, and with what chance to win. */
export function adviceInWords(words: Words, state: TableState): readonly string[] {
  const { advice } = state
  if (advice === null) return []
  const { t } = words
  if (advice.state === 'thinking') return [t('table.hint.thinking')]
  if (advice.state === 'none') return [t(`table.${advice.about}.none`)]
  if (advice.about === 'hint') return hintWords(words, state, advice.hint)
  return whyWords(words, state, advice.why)
}

/** What a norn would do. */
export function hintWords(
  { t, say }: Words,
  { board, moment }: TableState,
  { action, reason, chance }: Hint,
): readonly string[] {
  if (moment === null || moment.decision === null) return []
  const deed = say(board.action(moment.view, moment.decision, action))
  const why = reason === null ? [] : [say(reason)]
  const odds =
    chance === null ? [] : [t('table.hint.chance', { percent: Math.round(100 * chance) })]
  return [t('table.hint.given', { action: { literal: deed } }), ...why, ...odds]
}

/** What a bot did, and why it may have done so. */
export function whyWords(
  { t, say }: Words,
  { board, moment, log }: TableState,
  { reason, step }: Why,
): readonly string[] {
  const entry = log.find((one) => one.step === step)
  if (moment === null || entry === undefined || entry.by === null) return []
  const [deed] = entry.events.flatMap((event) => board.event(event) ?? [])
  const name = board.seat(moment.view, entry.by).key
  return [
    ...(deed === undefined ? [] : [say(deed)]),
    t('table.why.given', { name }),
    reason === null ? t('table.why.plain') : say(reason),
  ]
}
