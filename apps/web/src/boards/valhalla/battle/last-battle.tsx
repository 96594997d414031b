import { useEffect, useMemo } from 'react'
import { SwordIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { useTable, useTableContext } from '../../../table/context.tsx'
import { recallScene } from '../../../table/scenes/playing.ts'
import { type BoardProps, useGame } from '../game.ts'
import { battleScene } from '../scenes.ts'
import { remember } from './battle-lines.ts'
import { lastBattle } from './battle-record.ts'
import { ResultLine } from './result-line.tsx'

/**
 * What came of the last battle, in a line: told until the viewer's next answer, and a way to look at
 * the whole of it again. It never lies over anything.
 */
export function LastBattle({ info, moment }: BoardProps) {
  const { t } = useWords()
  const { store } = useTableContext()
  const log = useGame((table) => table.log)
  const ownStep = useTable((table) => table.ownStep)
  const view = moment.view
  const record = useMemo(() => lastBattle(log, moment.step), [log, moment.step])
  const start = record?.start ?? 0
  useEffect(() => remember(`${info.id}/${start}`, view), [info, start, view])
  if (record === null || !record.isOver || view.battle !== null || view.over) return null
  const isNews = record.until > ownStep
  return (
    <Button
      className="vh-last"
      data-fresh={isNews || undefined}
      title={t('vh.last')}
      onClick={() => recallScene(store, battleScene(start))}
    >
      <SwordIcon />
      <span className="vh-last-word">
        {isNews ? <ResultLine record={record} view={view} /> : t('vh.last')}
      </span>
    </Button>
  )
}
