import { useRef } from 'react'
import { EyeIcon, QuestionIcon, ScrollIcon, SkipIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useTable, useTableContext } from '../context.tsx'
import { BotsHere } from './bots-here.tsx'
import { Log } from './log.tsx'
import { useLogFolded } from './log-folded.ts'

interface SidePanelProps {
  readonly onHelp: () => void
  /** What else stands beside the board. */
  readonly children?: React.ReactNode
}

/**
 * The story, beside the board where there is room. On a phone it is a sheet over the board, opened by
 * a button.
 */
export function SidePanel({ onHelp, children }: SidePanelProps) {
  const { t } = useWords()
  const panel = useRef<HTMLElement>(null)
  return (
    <>
      <Button className="log-opener" popoverTarget="table-side">
        <ScrollIcon size={22} />
        <span className="visually-hidden">{t('table.log')}</span>
      </Button>
      <aside ref={panel} id="table-side" className="table-side" popover="manual">
        <div className="side-head">
          <h2>{t('table.log')}</h2>
          <Fold />
          <Button
            look="quiet"
            className="log-closer"
            popoverTarget="table-side"
            popoverTargetAction="hide"
          >
            {t('table.close')}
          </Button>
        </div>
        <Log />
        {children}
        <BotsHere />
        <div className="side-foot">
          <Rewatch onStart={() => panel.current?.hidePopover()} />
          <Button look="quiet" onClick={onHelp}>
            <QuestionIcon /> <span className="side-word">{t('table.keys')}</span>
          </Button>
        </div>
      </aside>
    </>
  )
}

/** Folds the story to a rail, so that the stage has its room, and back. */
function Fold() {
  const { t } = useWords()
  const isFolded = useLogFolded()
  const set = useSettings((settings) => settings.set)
  const name = t(isFolded ? 'table.log.unfold' : 'table.log.fold')
  return (
    <Button
      look="quiet"
      className="side-fold"
      title={name}
      aria-label={name}
      aria-expanded={!isFolded}
      onClick={() => set({ isLogFolded: !isFolded })}
    >
      {isFolded ? <ScrollIcon size={22} /> : <SkipIcon />}
    </Button>
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
    <Button look="quiet" onClick={start}>
      <EyeIcon />
      <span className="side-word">{t('table.rewatch', { count: recent.length })}</span>
    </Button>
  )
}
