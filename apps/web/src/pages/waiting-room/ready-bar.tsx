import type { TableShown } from '@meadhall/protocol'
import { useLocation } from 'wouter'
import { CheckIcon, PlayIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import type { LiveTable } from '../../live/live-table.ts'
import { api } from '../../server/api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { useDoing } from '../../server/use-doing.ts'

interface ReadyBarProps {
  readonly live: LiveTable
  readonly table: TableShown
  readonly seat: number
}

/** How the game begins: all say that they are ready, or the host begins. */
export function ReadyBar({ live, table, seat }: ReadyBarProps) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { isBusy, failure, run } = useDoing()
  const mine = table.seats[seat]
  const isHost = table.host !== null && mine?.person?.id === table.host
  // Where a big screen is the host, whoever sits at the table begins.
  const mayBegin = isHost || table.seats.every(({ person }) => person?.id !== table.host)
  const isReady = mine?.ready === true
  const hint = isReady ? 'wait.hint.others' : 'wait.hint.ready'
  const hasFree = table.seats.some(({ person, bot }) => person === null && bot === null)
  if (table.phase === 'revealing')
    return (
      <Notice as="p" mood="good" role="status">
        {t('wait.dealing')}
      </Notice>
    )
  const leave = () =>
    run(async () => {
      await api.leave(table.id)
      go('/')
    })
  const start = () =>
    run(async () => void (await api.start(table.id, hasFree ? { fill: 'warrior' } : {})))
  return (
    <div className="ready-bar">
      <p className="soft" role="status">
        {t(hasFree ? 'wait.hint.free' : hint)}
      </p>
      <div className="button-row">
        <Button
          look={isReady ? 'plain' : 'primary'}
          className="begin"
          aria-pressed={isReady}
          onClick={() => void live.call({ type: 'ready', on: !isReady }).catch(() => undefined)}
        >
          <CheckIcon /> {t('wait.ready')}
        </Button>
        {mayBegin && (
          <Button
            look={isReady ? 'primary' : 'plain'}
            aria-disabled={isBusy}
            onClick={() => void start()}
          >
            <PlayIcon /> {t(hasFree ? 'wait.start.bots' : 'wait.start')}
          </Button>
        )}
        <Button look="quiet" onClick={() => void leave()}>
          {t('wait.leave')}
        </Button>
      </div>
      <FailureNote text={failure} />
    </div>
  )
}
