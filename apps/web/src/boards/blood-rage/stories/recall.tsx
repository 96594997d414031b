import type { View } from '@meadhall/game-blood-rage'
import { DoomSign } from '../../../art/blood-rage/signs.tsx'
import { SwordIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Icon } from '../cards/icon.tsx'
import { recall } from './overlay-store.ts'
import { useAgeEnd, useLastBattle } from './use-story.ts'
import './overlay.css'

/** In a corner of the map: what was told lately can be looked at again. */
export function Recall({ view }: { readonly view: View }) {
  const { t } = useWords()
  const battle = useLastBattle(view)
  const age = useAgeEnd()
  const ageName = age === null ? '' : t('br.age.last', { age: `age.${age.age}` })
  return (
    <div className="br-recall">
      {battle !== null && (
        <button
          type="button"
          className="button"
          title={t('br.battle.last')}
          aria-label={t('br.battle.last')}
          onClick={() => recall('battle')}
        >
          <SwordIcon size="1.4em" />
        </button>
      )}
      {age !== null && (
        <button
          type="button"
          className="button"
          title={ageName}
          aria-label={ageName}
          onClick={() => recall('age')}
        >
          <Icon>
            <DoomSign />
          </Icon>
        </button>
      )}
    </div>
  )
}
