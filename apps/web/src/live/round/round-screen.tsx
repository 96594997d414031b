import { type ReactNode, useEffect, useState } from 'react'
import { ScreenIcon } from '../../art/common/icons.tsx'
import { useMedia } from '../../frame/use-media.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useTable, useTableContext } from '../../table/context.tsx'
import type { BoardPlace } from './board-place.ts'
import { LookUp } from './look-up.tsx'
import { needsBoard, nextTargets } from './needs-board.ts'
import './round.css'

/** Only a small device leaves the board to the big screen: elsewhere there is room for it. */
const SMALL = '(max-width: 59.9em), (max-height: 35.9em)'

export function useIsRound(place: BoardPlace): boolean {
  const isSmall = useMedia(SMALL)
  return place === 'screen' && isSmall
}

interface RoundTableProps {
  readonly isRound: boolean
  readonly children: ReactNode
}

/** A table whose board is on the big screen: one's own things first. */
export function RoundTable({ isRound, children }: RoundTableProps) {
  return (
    <div className="round" data-round={isRound || undefined}>
      {children}
    </div>
  )
}

/** Folds the board away, and back where the question is answered on it; says when to look up. */
export function RoundBar() {
  const { t } = useWords()
  const { isNeeded, question } = useNeed()
  const [wish, setWish] = useState<{ isOpen: boolean; question: number | null } | null>(null)
  // What somebody wishes holds until they are asked something else.
  const isOpen = wish !== null && wish.question === question ? wish.isOpen : isNeeded
  return (
    <>
      <section className="board-fold" data-open={isOpen || undefined} aria-label={t('table.stage')}>
        <Button
          look="quiet"
          aria-expanded={isOpen}
          onClick={() => setWish({ isOpen: !isOpen, question })}
        >
          <ScreenIcon /> {t(isOpen ? 'round.fold' : 'round.unfold')}
        </Button>
      </section>
      <LookUp />
    </>
  )
}

/** Whether what is asked now can only be answered by pointing at the board. */
function useNeed(): { readonly isNeeded: boolean; readonly question: number | null } {
  const { store } = useTableContext()
  const answers = useTable((table) => table.answers)
  const assembly = useTable((table) => table.assembly)
  const question = useTable((table) => table.moment?.question ?? null)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const { candidate } = store.getState()
    const table = document.querySelector('.table')
    if (table === null) return
    setNeeded(candidate === null && needsBoard(nextTargets({ answers, assembly }), table))
  }, [store, answers, assembly])
  return { isNeeded, question }
}
