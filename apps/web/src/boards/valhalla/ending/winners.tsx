import { useWords } from '../../../i18n/words.ts'
import { useSeatKey } from '../../../table/seats.ts'
import type { OverProps } from './why.tsx'

/** Who won, alone or together, with how many points. */
export function Winners({ outcome, view }: OverProps) {
  const { t } = useWords()
  const keyOf = useSeatKey()
  const { winners, scores } = outcome
  const score = scores[winners[0] ?? 0] ?? 0
  const params = { seat: winners.map(keyOf).join(' '), score }
  if (winners.length === 1) return t('vh.ending.won', params)
  const isPair = view.options.pairs === 'alliance' && winners.length === 2
  return t(isPair ? 'vh.ending.pair' : 'vh.ending.shared', params)
}
