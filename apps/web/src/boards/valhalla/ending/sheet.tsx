import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { GameInfo } from '../../../sources/source.ts'
import { useTable, useTableContext } from '../../../table/context.tsx'
import { Cover } from '../../../table/cover.tsx'
import { useAfterGame } from '../../../table/ending/after-game.ts'
import { RematchButton } from '../../../table/ending/rematch-button.tsx'
import { recallScene } from '../../../table/scenes/playing.ts'
import { END } from '../scenes.ts'
import './ending.css'

interface SheetProps {
  readonly info: GameInfo
  readonly title: ReactNode
  /** What stands below the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** What lies over the board when the game is over, with the ways on. */
export function Sheet({ info, title, lead, children }: SheetProps) {
  const { t } = useWords()
  const { store } = useTableContext()
  const after = useAfterGame()
  const isTape = useTable(({ source }) => source.tape !== undefined)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <Cover label={t('vh.ending')} className="vh-ending">
      <div className="vh-ending-sheet">
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        {lead !== undefined && <p className="vh-ending-lead">{lead}</p>}
        <nav className="vh-ending-ways" aria-label={t('vh.ending.ways')}>
          <RematchButton />
          <button
            type="button"
            className="button"
            onClick={() => store.setState({ isEndingClosed: true })}
          >
            {t('vh.ending.look')}
          </button>
          <button
            type="button"
            className="button"
            data-do="watch-end"
            onClick={() => recallScene(store, END)}
          >
            {t('vh.ending.watch')}
          </button>
          {!isTape && after?.replay !== null && (
            <a className="button" href={after?.replay ?? `/replay/${info.id}`}>
              {t('vh.ending.replay')}
            </a>
          )}
          <a className="button" href="/new/valhalla">
            {t('vh.ending.new')}
          </a>
          <a className="button" href="/">
            {t('vh.ending.home')}
          </a>
        </nav>
        {after?.more}
        {children}
      </div>
    </Cover>
  )
}
