import { usePageTitle } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { useTable } from '../context.tsx'
import { useSeatName } from '../seats.ts'

/** The window says whose turn it is: one may be in another while the others choose. */
export function useTurnTitle(title: string): void {
  const whose = useWhoseTurn()
  usePageTitle(whose === null ? title : `${whose} · ${title}`)
}

function useWhoseTurn(): string | null {
  const { t } = useWords()
  const nameOf = useSeatName()
  const moment = useTable((table) => table.moment)
  const isPassing = useTable((table) => table.curtain !== null)
  const isTape = useTable((table) => table.source.tape !== undefined)
  if (moment === null || isTape) return null
  if (moment.outcome !== null) return t('table.title.over')
  if (isPassing) return t('table.curtain.title')
  if (moment.decision !== null) return t('table.title.yours')
  const [next] = moment.open
  return next === undefined
    ? null
    : t('table.title.theirs', { name: { literal: nameOf(next.seat) } })
}
