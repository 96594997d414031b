import { GODS, standsFor } from '@meadhall/game-blood-rage'
import type { CSSProperties } from 'react'
import { GOD_TINT } from '../../../art/blood-rage/card-ground.tsx'
import { GodSign } from '../../../art/blood-rage/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Icon } from './icon.tsx'
import './gods.css'

/** What each god stands for: on whose gifts one may build a plan. */
export default function Gods() {
  const { t, say } = useWords()
  return (
    <section className="br-gods board-panel" aria-labelledby="br-gods">
      <h2 id="br-gods">{t('br.gods')}</h2>
      <p>{t('br.gods.text')}</p>
      <ul>
        {GODS.map((god) => (
          <li key={god} style={{ '--tint': GOD_TINT[god] } as CSSProperties}>
            <Icon>
              <GodSign god={god} />
            </Icon>
            {say({ key: standsFor(god) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
