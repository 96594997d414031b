import type { Seat } from '@meadhall/kernel'
import type { ProposalShown } from '@meadhall/protocol'
import { useWords } from '../../i18n/words.ts'
import { useSeatName } from '../../table/seats.ts'

/** Who proposes what, in a sentence. */
export function useProposedText(own: Seat | null): (proposal: ProposalShown) => string {
  const { t } = useWords()
  const nameOf = useSeatName()
  return ({ by, what }) =>
    by === own
      ? t(`live.agree.own.${what}`)
      : t(`live.agree.proposed.${what}`, { name: { literal: nameOf(by) } })
}
