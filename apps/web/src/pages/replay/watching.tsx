import { useEffect } from 'react'
import { TableMenu } from '../../frame/table-menu.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import type { Recording } from '../../sources/host/protocol.ts'
import { openTape, SourceFailure } from '../../sources/worker-source.ts'
import { Table } from '../../table/table.tsx'
import { FailurePage } from '../failure-page.tsx'
import { type Opened, useOpened } from '../use-opened.ts'
import { RecordingContext } from './recordings.ts'
import { ReplayControls } from './replay-controls.tsx'

interface WatchingProps {
  /** A stored game by its id, or one that was brought along. */
  readonly what: string | Recording
  /** The step to begin at. */
  readonly step: number
  /** The whole recording, for a link to it. */
  readonly recording: () => Promise<Recording>
}

/** A recorded game at the same table that one plays at, with controls in place of actions. */
export function Watching({ what, step, recording }: WatchingProps) {
  const { t } = useWords()
  const opened = useOpened((onBroken) => openTape(what, onBroken))
  if (opened instanceof SourceFailure) {
    const id = typeof what === 'string' ? what : undefined
    return <FailurePage failure={opened.failure} detail={opened.message} id={id} />
  }
  if (opened === null) return <p className="loading">{t('app.loading')}</p>
  return (
    <RecordingContext value={recording}>
      <Reel {...opened} step={step} />
    </RecordingContext>
  )
}

function Reel({ source, board, step }: Opened & { readonly step: number }) {
  const { t } = useWords()
  const game = t(gameKey(source.info.game))
  const title = t('replay.title', { game: { literal: game } })
  useEffect(() => source.tape?.seek(step), [source, step])
  const menu = <TableMenu game={source.info.game} id={source.info.id} />
  return <Table {...{ source, board, title, menu }} controls={<ReplayControls />} />
}
