import { useId, useState } from 'react'
import { TalkIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import type { LiveTable } from '../live-table.ts'
import { useIsBeside } from './talk-beside.tsx'
import { TalkPanel } from './talk-panel.tsx'
import { useUnread } from './use-talk.ts'

/** Elsewhere a button opens it over the board, and says how much nobody has read yet. */
export function TalkOpener({ live }: { readonly live: LiveTable }) {
  return useIsBeside() ? null : <Sheet live={live} />
}

function Sheet({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="talk-opener" popoverTarget={id}>
        <TalkIcon size={20} />
        <span className="visually-hidden">{t('live.talk')}</span>
        <Unread live={live} />
      </Button>
      <aside
        id={id}
        className="talk-sheet"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="talk-head">
          <h2>{t('live.talk')}</h2>
          <Button look="quiet" popoverTarget={id} popoverTargetAction="hide">
            {t('table.close')}
          </Button>
        </div>
        {isOpen && <TalkPanel live={live} />}
      </aside>
    </>
  )
}

function Unread({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const count = useUnread(live)
  return (
    <span role="status">
      {count > 0 && (
        <>
          <b className="talk-unread" aria-hidden="true">
            {count}
          </b>
          <span className="visually-hidden">{t('live.talk.unread', { count })}</span>
        </>
      )}
    </span>
  )
}
