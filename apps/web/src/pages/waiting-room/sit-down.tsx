import type { TableShown } from '@meadhall/protocol'
import { useEffect, useId, useState } from 'react'
import { PersonIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import type { LiveTable } from '../../live/live-table.ts'
import { api } from '../../server/api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { asSomebody, nameAtFirst, useMe, whoAmI } from '../../server/me.ts'
import { useDoing } from '../../server/use-doing.ts'
import { readyOnceBound } from './ready-when-bound.ts'

interface SitDownProps {
  readonly live: LiveTable
  readonly table: TableShown
}

/** The way to a seat: a name, which is there already, and one click. */
export function SitDown({ live, table }: SitDownProps) {
  const { t } = useWords()
  const isOpen = table.seats.some(
    ({ for: whom, person }) =>
      person === null && (whom === 'anyone' || (whom === 'invited' && live.invitation !== null)),
  )
  if (!isOpen) return <Notice as="p">{t('wait.full')}</Notice>
  return <SitForm live={live} table={table} />
}

function SitForm({ live, table }: SitDownProps) {
  const { t } = useWords()
  const { name, setName, isAccount } = useOwnName()
  const { isBusy, failure, run } = useDoing()
  const field = useId()
  const host = table.seats.find(({ person }) => person?.id === table.host)?.person?.name
  const sit = () =>
    run(async () => {
      await asSomebody(() => sitAt(live), name)
      readyOnceBound(live.id)
      live.renew()
    })
  return (
    <form
      className="board-panel sit-down"
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      <h2>
        {host === undefined ? t('wait.invited') : t('wait.invited.by', { host: { literal: host } })}
      </h2>
      <div className="sit-row flow">
        {!isAccount && (
          <div className="field">
            <label htmlFor={field}>{t('wait.name')}</label>
            <input
              id={field}
              className="text-input"
              type="text"
              maxLength={24}
              autoComplete="nickname"
              spellCheck={false}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        )}
        <Button type="submit" look="primary" className="begin" aria-disabled={isBusy}>
          <PersonIcon /> {isAccount ? t('wait.sit.as', { name: { literal: name } }) : t('wait.sit')}
        </Button>
      </div>
      <FailureNote text={failure} />
    </form>
  )
}

/** Sits down as the link allows. */
async function sitAt(live: LiveTable): Promise<void> {
  const { invitation } = live
  await api.sit(live.id, invitation === null ? {} : { invitation })
}

/** What the visitor is called here: as they are known, or as they type. */
function useOwnName() {
  const me = useMe((state) => state.me)
  const [typed, setTyped] = useState<string | null>(null)
  const [atFirst] = useState(nameAtFirst)
  useEffect(() => {
    // Whoever cannot be asked now is asked with the click.
    whoAmI().catch(() => undefined)
  }, [])
  const isAccount = me?.kind === 'account'
  return { name: (isAccount ? null : typed) ?? me?.name ?? atFirst, setName: setTyped, isAccount }
}
