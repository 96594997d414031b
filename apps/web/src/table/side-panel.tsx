import { useRef } from 'react'
import { EyeIcon, QuestionIcon, ScrollIcon } from '../art/common/icons.tsx'
import { useWords } from '../i18n/words.ts'
import { useTable, useTableContext } from './context.tsx'
import { Log } from './log.tsx'

/**
 * The story, beside the board where there is room. On a phone it is a sheet over the board, opened by
 * a button.
 */
export function SidePanel({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useWords()
  const panel = useRef<HTMLElement>(null)
  return (
    <>
      <button type="button" className="button log-opener" popoverTarget="table-side">
        <ScrollIcon size={22} />
        <span className="visually-hidden">{t('table.log')}</span>
      </button>
      <aside ref={panel} id="table-side" className="table-side" popover="manual">
        <div className="side-head">
          <h2>{t('table.log')}</h2>
          <button
            type="button"
            className="button quiet log-closer"
            popoverTarget="table-side"
            popoverTargetAction="hide"
          >
            {t('table.close')}
          </button>
        </div>
        <Log />
        <div className="side-foot">
          <Rewatch onStart={() => panel.current?.hidePopover()} />
          <button type="button" className="button quiet" onClick={onHelp}>
            <QuestionIcon /> {t('table.keys')}
          </button>
        </div>
      </aside>
    </>
  )
}

/** Shows again what the others did since the viewer's last turn. */
function Rewatch({ onStart }: { readonly onStart: () => void }) {
  const { t } = useWords()
  const { pacer } = useTableContext()
  const recent = useTable((table) => table.recent)
  const isTape = useTable((table) => table.source.tape !== undefined)
  if (recent.length === 0 || isTape) return null
  const start = () => {
    onStart()
    for (const update of recent) pacer.add(update)
  }
  return (
    <button type="button" className="button quiet" onClick={start}>
      <EyeIcon /> {t('table.rewatch', { count: recent.length })}
    </button>
  )
}
