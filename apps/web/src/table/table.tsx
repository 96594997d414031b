import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { gameKey } from '../i18n/game-words.ts'
import { useWords } from '../i18n/words.ts'
import { useSettings } from '../settings/settings.ts'
import type { Source } from '../sources/source.ts'
import { AidOpener, TurnAid } from './aid/aid.tsx'
import { TableProvider, useTable } from './context.tsx'
import { AdviceBox } from './counsel/advice-box.tsx'
import { OverProvider } from './cover.tsx'
import { CurtainScreen } from './curtain.tsx'
import type { BoardProps, GameBoard } from './game-board.ts'
import { Announcer } from './heard/announcer.tsx'
import { useTurnTitle } from './heard/turn-title.ts'
import { useByKeys } from './keyed/by-keys.tsx'
import { SkipLink } from './keyed/skip-link.tsx'
import { Moments } from './moments/moments.tsx'
import { useHurry } from './pace/hurry.ts'
import { pacerFor } from './pace/table-pacer.ts'
import { PeekLayer } from './peek.tsx'
import { ActionBar } from './question/action-bar.tsx'
import { Banner } from './question/banner.tsx'
import { SceneLayer, useIsPlaying } from './scenes/scene-layer.tsx'
import { useSounds } from './sounds/use-sounds.ts'
import { SpokenOpener } from './spoken/spoken-opener.tsx'
import { useLogFolded } from './story/log-folded.ts'
import { SidePanel } from './story/side-panel.tsx'
import type { SurfaceProps } from './surface-props.ts'
import { createTableStore, remember } from './table-store.ts'
import { FirstGameTips } from './tips/first-game-tips.tsx'
import { WhyNotBox } from './why-not/why-not.tsx'
import './forced-colors.css'
import './layout.css'
import './table.css'

interface TableProps extends SurfaceProps {
  readonly source: Source
  readonly board: GameBoard
  /** Nobody is there to press a button: scenes go on by themselves, whatever moves. */
  readonly isUnattended?: boolean
}

/** The whole table over any source: live, replayed, at one screen or alone. */
export function Table({ source, board, isUnattended, ...surface }: TableProps) {
  return (
    <TableRoot source={source} board={board} isUnattended={isUnattended ?? false}>
      <Surface {...surface} />
    </TableRoot>
  )
}

interface TableRootProps extends Pick<TableProps, 'source' | 'board' | 'isUnattended'> {
  readonly children: React.ReactNode
}

/** What a source tells, at its pace, to whatever draws it. */
export function TableRoot({ source, board, isUnattended = false, children }: TableRootProps) {
  const own = useMemo(() => {
    const store = createTableStore(source, board)
    const isUndrawn = () => !isUnattended && useSettings.getState().spoken
    return { store, pacer: pacerFor(store, isUndrawn) }
  }, [source, board, isUnattended])
  const context = useMemo(() => ({ ...own, isUnattended }), [own, isUnattended])
  useEffect(() => {
    const stop = source.subscribe((update) => own.pacer.add(update))
    void source.past?.().then((past) => remember(own.store, past))
    return () => {
      stop()
      own.pacer.stop()
    }
  }, [source, own])
  return (
    <TableProvider value={context}>
      <Announcer />
      {children}
    </TableProvider>
  )
}

/** Loaded by those who play by ear. */
const SpokenTable = lazy(() => import('./spoken/spoken-table.tsx'))

function Surface(props: SurfaceProps) {
  const { t } = useWords()
  const isReady = useTable((table) => table.moment !== null)
  const isCurtain = useTable((table) => table.curtain !== null)
  const isSpoken = useSettings((settings) => settings.spoken)
  useTurnTitle(props.title)
  useSounds()
  if (!isReady) return <p className="loading">{t('app.loading')}</p>
  if (!isSpoken) return <Drawn {...props} />
  return (
    <Frame isSpoken>
      <Suspense fallback={<p className="loading">{t('app.loading')}</p>}>
        <SpokenTable {...props} passing={isCurtain && <Passing />} />
      </Suspense>
    </Frame>
  )
}

function Drawn({ controls, menu, bar, aside, round }: SurfaceProps) {
  const { t } = useWords()
  const { onHelp, layers } = useByKeys()
  const [over, setOver] = useState<HTMLElement | null>(null)
  useHurry()
  const game = useTable((table) => table.info.game)
  const isCurtain = useTable((table) => table.curtain !== null)
  return (
    <OverProvider value={over}>
      <Frame>
        <SpokenOpener />
        <SkipLink />
        <header className="table-head">
          <h1 className="visually-hidden">{t(gameKey(game))}</h1>
          {menu}
          <Banner />
          <AidOpener place="head" />
          {!isCurtain && <Status />}
        </header>
        {bar && <div className="table-bar">{bar}</div>}
        {isCurtain ? <Passing /> : <Regions />}
        <div className="table-over" ref={setOver} />
        <WhyNotBox />
        <AdviceBox />
        {!isCurtain && <FirstGameTips />}
        {!isCurtain && (controls ?? <ActionBar />)}
        <SidePanel onHelp={onHelp}>{aside}</SidePanel>
        {round}
        <Moments />
        <PeekLayer />
        {layers}
        <TurnAid />
      </Frame>
    </OverProvider>
  )
}

interface FrameProps {
  readonly children: React.ReactNode
  readonly isSpoken?: boolean
}

/** What is shown, said to the style sheets and to whoever drives the page from outside. */
export function Frame({ children, isSpoken = false }: FrameProps) {
  const game = useTable((table) => table.info.game)
  const moment = useTable((table) => table.moment)
  const picked = useTable(({ assembly }) => assembly.picked.length + (assembly.held ? 1 : 0))
  const isCandidate = useTable((table) => table.candidate !== null)
  const isBusy = useTable((table) => table.isSending || table.isBehind || table.coming !== null)
  const isCovered = useTable((table) => table.covers > 0 || table.curtain !== null)
  const isTape = useTable((table) => table.source.tape !== undefined)
  const isLogFolded = useLogFolded()
  return (
    <div
      className="table"
      data-game={game}
      data-log={isLogFolded ? 'folded' : 'open'}
      data-covered={isCovered || undefined}
      data-tape={isTape || undefined}
      data-spoken={isSpoken || undefined}
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

/** The screen is passed on: nobody's things are in the page. */
function Passing() {
  return (
    <main className="table-passing" id="main">
      <CurtainScreen />
    </main>
  )
}

/** What a game's board is given to draw, once there is something. */
function useBoardProps(): BoardProps | null {
  const info = useTable((table) => table.info)
  const moment = useTable((table) => table.moment)
  const fresh = useTable((table) => table.fresh)
  return useMemo(() => (moment === null ? null : { info, moment, fresh }), [info, moment, fresh])
}

export function Status() {
  const board = useTable((table) => table.board)
  const props = useBoardProps()
  return <div className="table-status">{props && <board.Status {...props} />}</div>
}

/** The game's own parts. While something lies over them, nothing beneath it is found by the keys. */
export function Regions() {
  const { t } = useWords()
  const board = useTable((table) => table.board)
  const isCovered = useTable((table) => table.covers > 0)
  const isPlaying = useIsPlaying()
  const props = useBoardProps()
  if (props === null) return null
  return (
    <>
      <section className="table-rivals" aria-label={t('table.rivals')} inert={isCovered}>
        <h2 className="visually-hidden">{t('table.rivals')}</h2>
        <board.Rivals {...props} />
      </section>
      <main className="table-stage" id="main" tabIndex={-1} inert={isCovered}>
        <h2 className="visually-hidden">{t('table.stage')}</h2>
        <div className="stage-board" inert={isPlaying}>
          <board.Stage {...props} />
        </div>
        <SceneLayer />
      </main>
      <section className="table-own" aria-label={t('table.own')} inert={isCovered}>
        <h2 className="visually-hidden">{t('table.own')}</h2>
        <board.Own {...props} />
      </section>
      <End {...props} />
    </>
  )
}

function End({ info, moment }: BoardProps) {
  const board = useTable((table) => table.board)
  const log = useTable((table) => table.log)
  const isClosed = useTable((table) => table.isEndingClosed)
  const isPlaying = useIsPlaying()
  if (moment.outcome === null || isClosed || isPlaying) return null
  return (
    <Suspense>
      <board.Ending info={info} moment={moment} log={log} />
    </Suspense>
  )
}
