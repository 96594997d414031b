import { useState } from 'react'
import { EyeIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { useTable, useTableContext } from '../../table/context.tsx'
import { isMissed, type Visit } from '../visit.ts'

/** Whoever comes back is offered to watch what happened meanwhile, from where they left. */
export function Missed({ visit }: { readonly visit: Visit }) {
  const { t } = useWords()
  const { pacer } = useTableContext()
  const recent = useTable((table) => table.recent)
  const [isDone, setDone] = useState(false)
  const missed = recent.filter(({ entry }) => isMissed(visit, entry.step))
  if (isDone || missed.length === 0) return null
  const watch = () => {
    setDone(true)
    for (const update of recent) pacer.add(update)
  }
  const text = t('live.missed', { count: missed.length })
  return (
    <button type="button" className="button live-missed" title={text} onClick={watch}>
      <EyeIcon /> <span>{text}</span>
    </button>
  )
}
