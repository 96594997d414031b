import { placeOf, type View } from '@meadhall/game-blood-rage'
import type { ReactNode } from 'react'
import { boardPlace } from '../../../art/blood-rage/map-geometry.ts'
import { TokenSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Icon } from '../cards/icon.tsx'
import { Ground } from '../stories/ground.tsx'
import type { BattleStory } from './battle-parts.ts'
import './clash.css'

interface ClashProps {
  readonly story: BattleStory
  readonly view: View
  /** What is said beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A battle on its province's own ground: where it is, what it is about, and the armies. */
export function Clash({ story, view, aside, children }: ClashProps) {
  const { t, say } = useWords()
  const token = view.tokens[placeOf(story.place)] ?? 'glory'
  const key = story.isFought ? 'br.battle.title' : 'br.battle.pillage'
  return (
    <>
      <Ground place={boardPlace(story.place)} isNear />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keys */}
      <div className="br-clash" tabIndex={0}>
        <header className="br-clash-head row wrap">
          <h2>{t(key, { place: `place.${story.place}` })}</h2>
          <span className="br-clash-token" title={say({ key: `token.${token}` })}>
            <Icon>
              <TokenSign token={token} />
            </Icon>
            <span className="visually-hidden">
              {t('br.place.reward', { token: `token.${token}` })}
            </span>
          </span>
          {aside}
        </header>
        {children}
      </div>
    </>
  )
}
