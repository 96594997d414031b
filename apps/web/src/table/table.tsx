import type { GameId } from '@meadhall/games'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { GameBoard } from '../boards/board.ts'
import { useWords } from '../i18n/words.ts'
import { PACES, useSettings } from '../settings/settings.ts'
import type { Source, Update } from '../sources/source.ts'
import { ActionBar } from './action-bar.tsx'
import { Announcer } from './announcer.tsx'
import { Banner } from './banner.tsx'
import { TableProvider, useTable } from './context.tsx'
import { CurtainScreen } from './curtain.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { useTableKeys } from './keys.ts'
import { KeysHelp } from './keys-help.tsx'
import { Pacer } from './pacer.ts'
import { PeekLayer } from './peek.tsx'
import { SidePanel } from './side-panel.tsx'
import { useSounds } from './sounds.ts'
import { createTableStore, show, type TableStore } from './table-store.ts'
import { WhyNotBox } from './why-not.tsx'
import './table.css'

interface TableProps {
  readonly source: Source
  readonly board: GameBoard
  /** Controls of a recording stand where one would act. */
  readonly controls?: React.ReactNode
  /** Leads away from the table. */
  readonly menu?: React.ReactNode
}

/** The whole table over any source: live, replayed, at one screen or alone. */
export function Table({ source, board, controls, menu }: TableProps) {
  const context = useMemo(() => {
    const store = createTableStore(source, board)
    return { store, pacer: pacerFor(store) }
  }, [source, board])
  useEffect(() => {
    const stop = source.subscribe((update) => context.pacer.add(update))
    return () => {
      stop()
      context.pacer.stop()
    }
  }, [source, context])
  return (
    <TableProvider value={context}>
      <Surface controls={controls} menu={menu} />
    </TableProvider>
  )
}

function pacerFor(store: TableStore): Pacer {
  const pace = (update: Update): number => {
    const { speed } = useSettings.getState()
    const { source, board } = store.getState()
    const isOwn = update.kind === 'step' && update.entry.by === update.moment.viewer
    if (update.kind !== 'step' || isOwn || source.tape !== undefined) return 0
    return board.pace(update.entry.events) * PACES[speed]
  }
  return new Pacer({
    show: (update) => show(store, update),
    pace,
    onBehind: (isBehind) => store.setState({ isBehind }),
  })
}

function Surface({ controls, menu }: Pick<TableProps, 'controls' | 'menu'>) {
  const { t } = useWords()
  const keys = useRef<HTMLDialogElement>(null)
  const onHelp = useCallback(() => keys.current?.showModal(), [])
  useTableKeys(onHelp)
  useKeptFocus()
  useSounds()
  const game = useTable((table) => table.info.game)
  const isReady = useTable((table) => table.moment !== null)
  const isCurtain = useTable((table) => table.curtain !== null)
  if (!isReady) return <p className="loading">{t('app.loading')}</p>
  return (
    <Frame>
      <header className="table-head">
        <h1 className="visually-hidden">{t(`app.game.${game as GameId}`)}</h1>
        {menu}
        <Banner />
      </header>
      <main className="table-board" id="main">
        {isCurtain ? <CurtainScreen /> : <Drawn />}
      </main>
      <WhyNotBox />
      {!isCurtain && (controls ?? <ActionBar />)}
      <SidePanel onHelp={onHelp} />
      <PeekLayer />
      <Announcer />
      <KeysHelp dialog={keys} />
    </Frame>
  )
}

/** What is shown, said to whoever drives the page from outside. */
function Frame({ children }: { readonly children: React.ReactNode }) {
  const moment = useTable((table) => table.moment)
  const picked = useTable(({ assembly }) => assembly.picked.length + (assembly.held ? 1 : 0))
  const isCandidate = useTable((table) => table.candidate !== null)
  const isBusy = useTable((table) => table.isSending || table.isBehind)
  return (
    <div
      className="table"
      data-step={moment?.step}
      data-viewer={moment?.viewer ?? 'all'}
      data-decision={moment?.question ?? undefined}
      data-kind={moment?.decision?.kind}
      data-picked={picked}
      data-candidate={isCandidate || undefined}
      data-busy={isBusy || undefined}
      data-over={(moment !== null && moment.outcome !== null) || undefined}
    >
      {children}
    </div>
  )
}

function Drawn() {
  const board = useTable((table) => table.board)
  const info = useTable((table) => table.info)
  const moment = useTable((table) => table.moment)
  const fresh = useTable((table) => table.fresh)
  const log = useTable((table) => table.log)
  const isEndingClosed = useTable((table) => table.isEndingClosed)
  if (moment === null) return null
  const isEnding = moment.outcome !== null && !isEndingClosed
  return (
    <>
      {/* While the scores lie over the board, nothing beneath them is found by the keys. */}
      <div className="under-ending" inert={isEnding}>
        <board.Board info={info} moment={moment} fresh={fresh} />
      </div>
      {isEnding && <board.Ending info={info} moment={moment} log={log} />}
    </>
  )
}
