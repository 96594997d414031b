import type { View } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import type { BattleRecord } from './battle-record.ts'
import { useFighterKey } from './fighter-name.ts'

export interface ResultProps {
  readonly record: BattleRecord
  readonly view: View
}

/** A battle in one line: who won, and how strong both were. */
export function ResultLine({ record, view }: ResultProps) {
  const { t } = useWords()
  const keyOf = useFighterKey(view)
  const { winner, attacker, defender, strength } = record
  if (winner === null) return t('vh.duel.void')
  const other = winner === attacker ? defender : attacker
  const sums = { won: strength.get(winner) ?? 0, lost: strength.get(other) ?? 0 }
  return t('vh.result.short', { seat: keyOf(winner), ...sums })
}
