import type { View } from '@meadhall/game-blood-rage'
import { DoomSign } from '../../../art/blood-rage/signs.tsx'
import { SwordIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { useTableContext } from '../../../table/context.tsx'
import { recallScene } from '../../../table/scenes/playing.ts'
import { Icon } from '../cards/icon.tsx'
import { useAgeEnd, useLastBattle } from './use-story.ts'

/** What was told lately can be watched again. */
export function Recall({ view }: { readonly view: View }) {
  const { t } = useWords()
  const { store } = useTableContext()
  const battle = useLastBattle(view)
  const age = useAgeEnd()
  const ageName = age === null ? '' : t('br.age.last', { age: `age.${age.age}` })
  return (
    <span className="br-recall">
      {battle !== null && (
        <Button
          data-do="recall-battle"
          title={t('br.battle.last')}
          aria-label={t('br.battle.last')}
          onClick={() => recallScene(store, `battle/${battle.id}`)}
        >
          <SwordIcon size="1.4em" />
        </Button>
      )}
      {age !== null && (
        <Button
          data-do="recall-age"
          title={ageName}
          aria-label={ageName}
          onClick={() => recallScene(store, `age/${age.age}`)}
        >
          <Icon>
            <DoomSign />
          </Icon>
        </Button>
      )}
    </span>
  )
}
