import { useState } from 'react'
import { EyeIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useTable, useTableContext } from '../../table/context.tsx'
import { isMissed, type Visit } from '../visit.ts'

/** Whoever comes back is offered to watch what happened meanwhile, from where they left. */
export function Missed({ visit }: { readonly visit: Visit }) {
  const { t } = useWords()
  const { pacer } = useTableContext()
  const recent = useTable((table) => table.recent)
  const [isDone, setDone] = useState(false)
  const missed = recent.filter(({ entry }) => isMissed(visit, entry.step))
  // The spoken table tells it under a heading of its own.
  const isSpoken = useSettings((settings) => settings.spoken)
  if (isDone || isSpoken || missed.length === 0) return null
  const watch = () => {
    setDone(true)
    for (const update of recent) pacer.add(update)
  }
  const text = t('live.missed', { count: missed.length })
  return (
    <Button className="live-missed" title={text} onClick={watch}>
      <EyeIcon /> <span>{text}</span>
    </Button>
  )
}
