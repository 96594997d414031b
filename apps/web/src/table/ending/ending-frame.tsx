import { type ReactNode, useEffect, useRef } from 'react'
import type { GameInfo } from '../../sources/source.ts'
import { Cover } from '../cover.tsx'
import { useAfterGame } from './after-game.ts'
import type { EndingLook } from './looks.ts'
import { Ways } from './ways.tsx'
import './ending.css'

interface EndingFrameProps {
  readonly info: GameInfo
  readonly look: EndingLook
  readonly label: string
  readonly edge?: string | undefined
  readonly title: ReactNode
  /** What stands below the title. */
  readonly lead?: ReactNode
  /** What stands beside it. */
  readonly signs?: ReactNode
  readonly children: ReactNode
}

/** What lies over the board when a game is over: the headline, the ways on, and what is told. */
export function EndingFrame(props: EndingFrameProps) {
  const { info, look, label, edge, title, lead, signs, children } = props
  const after = useAfterGame()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <Cover label={label} className={`ending ${look.className}`}>
      <div className="ending-paper" style={{ '--ending-edge': edge }}>
        <header className="ending-head">
          {signs}
          <div>
            <h2 ref={head} tabIndex={-1}>
              {title}
            </h2>
            {lead !== undefined && <p>{lead}</p>}
          </div>
        </header>
        <Ways info={info} look={look} />
        {after?.more}
        {children}
      </div>
    </Cover>
  )
}
