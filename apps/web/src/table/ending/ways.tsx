import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { CrownIcon, EyeIcon, HomeIcon, PlayIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import type { GameInfo } from '../../sources/source.ts'
import { useTable, useTableContext } from '../context.tsx'
import { END_SCENE } from '../game-board.ts'
import { recallScene } from '../scenes/playing.ts'
import { useAfterGame } from './after-game.ts'
import type { EndingLook, Way } from './looks.ts'
import { RematchButton } from './rematch-button.tsx'

interface WaysProps {
  readonly info: GameInfo
  readonly look: EndingLook
}

const ICONS: Readonly<Record<Way, ReactNode>> = {
  new: null,
  replay: <PlayIcon />,
  look: <EyeIcon />,
  watch: <CrownIcon />,
  home: <HomeIcon />,
}

/** The ways on from the end of a game. */
export function Ways({ info, look: { ways, hasIcons } }: WaysProps) {
  const { t } = useWords()
  return (
    <nav className="ending-ways" aria-label={t('table.ending.ways')}>
      <RematchButton />
      {ways.map((way) => (
        <OneWay key={way} way={way} info={info}>
          {hasIcons && ICONS[way]} {t(`table.ending.${way}`)}
        </OneWay>
      ))}
    </nav>
  )
}

interface OneWayProps {
  readonly way: Way
  readonly info: GameInfo
  readonly children: ReactNode
}

function OneWay({ way, info, children }: OneWayProps) {
  switch (way) {
    case 'new':
      return <Onward href={`/new/${info.game}`}>{children}</Onward>
    case 'home':
      return <Onward href="/">{children}</Onward>
    case 'replay':
      return <Replay id={info.id}>{children}</Replay>
    case 'look':
    case 'watch':
      return <Here way={way}>{children}</Here>
  }
}

function Onward({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link className="button" href={href}>
      {children}
    </Link>
  )
}

/** Not where one watches it already, or where it is not kept. */
function Replay({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const after = useAfterGame()
  const isTape = useTable(({ source }) => source.tape !== undefined)
  if (isTape || after?.replay === null) return null
  return <Onward href={after?.replay ?? `/replay/${id}`}>{children}</Onward>
}

/** What one can look at without leaving the table. */
function Here({
  way,
  children,
}: Pick<OneWayProps, 'children'> & { readonly way: 'look' | 'watch' }) {
  const { store } = useTableContext()
  const go = () => {
    if (way === 'watch') recallScene(store, END_SCENE)
    else store.setState({ isEndingClosed: true })
  }
  return (
    <button type="button" className="button" data-do={`${way}-end`} onClick={go}>
      {children}
    </button>
  )
}
