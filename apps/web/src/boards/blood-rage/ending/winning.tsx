import type { View } from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'

interface WinningProps {
  readonly view: View
  readonly winners: readonly number[]
}

/** Who wins, in a few words. */
export function Winning({ view, winners }: WinningProps) {
  const { t } = useWords()
  const clans = winners.flatMap((seat) => view.clans[seat]?.clan ?? [])
  const [first] = clans
  if (first === undefined) return null
  return clans.length > 1
    ? t('br.end.shared', { clans: clans.map((clan) => `clan.${clan}`).join(' ') })
    : t('br.end.won', { clan: `clan.${first}` })
}
