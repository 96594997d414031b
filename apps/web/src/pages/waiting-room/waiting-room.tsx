import type { TableShown } from '@meadhall/protocol'
import { Link } from 'wouter'
import { Page } from '../../frame/page.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../kit/notice.tsx'
import { type LiveTable, useLive } from '../../live/live-table.ts'
import { TalkPanel } from '../../live/talk/talk-panel.tsx'
import { TableFacts } from '../lobby/table-facts.tsx'
import { FairPlay } from './fair-play.tsx'
import { Invite } from './invite.tsx'
import { ReadyBar } from './ready-bar.tsx'
import { useReadyWhenBound } from './ready-when-bound.ts'
import { Seats } from './seats.tsx'
import { SitDown } from './sit-down.tsx'
import './waiting-room.css'

/** A table before its game: who has come, how others get here, and how it begins. */
export default function WaitingRoom({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const table = useLive(live, (state) => state.table)
  const isSpoken = useAreas('meeting')
  useReadyWhenBound(live)
  if (table === null || !isSpoken) return <p className="loading">{t('app.loading')}</p>
  return (
    <Page title={t('wait.title', { game: gameKey(table.game) })} isWide>
      <TableFacts table={table} />
      {table.phase === 'closed' ? <Closed /> : <Waiting live={live} table={table} />}
    </Page>
  )
}

function Closed() {
  const { t } = useWords()
  return (
    <Notice role="status">
      <p>{t('wait.closed')}</p>
      <Link className="button" href="/lobby">
        {t('lobby.title')}
      </Link>
    </Notice>
  )
}

function Waiting({ live, table }: { readonly live: LiveTable; readonly table: TableShown }) {
  const seat = useLive(live, (state) => state.seat)
  return (
    <div className="waiting-room stack loose">
      <div className="waiting-main">
        {seat === null && table.phase === 'waiting' && <SitDown live={live} table={table} />}
        <Seats table={table} seat={seat} />
        {seat !== null && <ReadyBar live={live} table={table} seat={seat} />}
      </div>
      <div className="waiting-side">{table.phase === 'waiting' && <Invite />}</div>
      <div className="waiting-more">
        {seat !== null && <Talk live={live} />}
        <FairPlay table={table} />
      </div>
    </div>
  )
}

/** What is said before the game, among those who sit at the table. */
function Talk({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  return (
    <section className="board-panel waiting-talk">
      <h2>{t('live.talk')}</h2>
      <TalkPanel live={live} />
    </section>
  )
}
