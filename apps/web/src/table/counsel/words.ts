import type { Words } from '../../i18n/words.ts'
import type { Advice, TableState } from '../table-store.ts'

type Given = Extract<Advice, { readonly state: 'given' }>

/** Advice as sentences: what, why, and with what chance to win. */
export function adviceInWords(words: Words, state: TableState): readonly string[] {
  const { advice } = state
  if (advice === null) return []
  const { t } = words
  if (advice.state === 'thinking') return [t('table.hint.thinking')]
  if (advice.state === 'none') return [t(`table.${advice.about}.none`)]
  return [...firstWords(words, state, advice), ...reasonWords(words, advice)]
}

function firstWords(
  { t, say }: Words,
  { board, moment, log }: TableState,
  advice: Given,
): string[] {
  if (moment === null) return []
  if (advice.about === 'why') {
    const by = log.find(({ step }) => step === advice.step)?.by ?? 0
    return [t('table.why.given', { name: board.seat(moment.view, by).key })]
  }
  const { decision, view } = moment
  if (decision === null) return []
  const action = say(board.action(view, decision, advice.hint.action))
  return [t('table.hint.given', { action: { literal: action } })]
}

function reasonWords({ t, say }: Words, advice: Given): string[] {
  const { reason, chance } = advice.about === 'hint' ? advice.hint : advice.why
  const percent = Math.round(100 * chance)
  if (advice.about === 'why') return [reason === null ? t('table.why.plain') : say(reason)]
  const odds = t('table.hint.chance', { percent })
  return reason === null ? [odds] : [say(reason), odds]
}
