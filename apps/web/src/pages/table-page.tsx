import { TableMenu } from '../frame/table-menu.tsx'
import { gameKey } from '../i18n/game-words.ts'
import { useWords } from '../i18n/words.ts'
import { useSettings } from '../settings/settings.ts'
import { openTable, SourceFailure } from '../sources/worker-source.ts'
import { Table } from '../table/table.tsx'
import { FailurePage } from './failure-page.tsx'
import { type Opened, useOpened } from './use-opened.ts'

/** A game that is kept in this browser, to be played. */
export default function TablePage({ id }: { readonly id: string }) {
  const { t } = useWords()
  const opened = useOpened((onBroken) => openTable(id, useSettings.getState().asksAlways, onBroken))
  if (opened instanceof SourceFailure) {
    return <FailurePage failure={opened.failure} detail={opened.message} id={id} />
  }
  if (opened === null) return <p className="loading">{t('app.loading')}</p>
  return <TitledTable {...opened} />
}

function TitledTable({ source, board }: Opened) {
  const { t } = useWords()
  const { game, id } = source.info
  const menu = <TableMenu game={game} id={id} />
  return <Table source={source} board={board} title={t(gameKey(game))} menu={menu} />
}
