import type { View } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import type { GameInfo } from '../../../sources/source.ts'
import { EndingFrame } from '../../../table/ending/ending-frame.tsx'
import { SHEET } from '../../../table/ending/looks.ts'
import { MonsterArt } from '../monster/monster-art.tsx'
import { soloFate, useSoloTexts } from './solo-fate.ts'
import { EDGE } from './sources.ts'

interface SoloEndingProps {
  readonly view: View
  readonly info: GameInfo
}

/** Won or lost against the monster, and why. */
export function SoloEnding({ view, info }: SoloEndingProps) {
  const { t } = useWords()
  const { monster } = view
  const { title, why } = useSoloTexts(view)
  const { hasWon, beaten, cards, shields } = soloFate(view)
  if (monster === null) return null
  return (
    <EndingFrame
      info={info}
      look={SHEET}
      edge={EDGE}
      label={t('vh.ending')}
      title={title}
      lead={why}
    >
      <div className="vh-ending-monster" data-won={hasWon || undefined}>
        <MonsterArt monster={monster.id} />
      </div>
      <dl className="vh-ending-facts">
        <Fact name={t('vh.ending.cards')} value={`${beaten} / ${cards}`} />
        <Fact name={t('vh.mark.shields')} value={`${shields}`} />
        <Fact name={t('vh.mark.deck')} value={`${view.deck}`} />
        <Fact name={t('vh.mark.level')} value={'I'.repeat(view.options.difficulty)} />
      </dl>
    </EndingFrame>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
