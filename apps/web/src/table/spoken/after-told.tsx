import { Link } from 'wouter'
import { useWords } from '../../i18n/words.ts'
import { useTable } from '../context.tsx'
import { useAfterGame } from '../ending/after-game.ts'
import { RematchButton } from '../ending/rematch-button.tsx'

/** When a game is over: the ways on, and what else there is to know. */
export function AfterTold() {
  const { t } = useWords()
  const after = useAfterGame()
  const id = useTable((table) => table.info.id)
  const isOver = useTable((table) => table.moment !== null && table.moment.outcome !== null)
  const isTape = useTable((table) => table.source.tape !== undefined)
  if (!isOver || isTape) return null
  return (
    <>
      <p className="button-row">
        <RematchButton />
        {after?.replay !== null && (
          <Link className="button" href={after?.replay ?? `/replay/${id}`}>
            {t('by-ear.replay')}
          </Link>
        )}
      </p>
      {after?.more}
    </>
  )
}
