import type { View } from '@meadhall/game-valhalla'
import { MonsterArt } from '../../../art/valhalla/monsters.tsx'
import { useWords } from '../../../i18n/words.ts'
import type { GameInfo } from '../../../sources/source.ts'
import { Sheet } from './sheet.tsx'

interface SoloEndingProps {
  readonly view: View
  readonly info: GameInfo
}

const CARDS = 6

/** Won or lost against the monster, and why (VH-105, VH-106). */
export function SoloEnding({ view, info }: SoloEndingProps) {
  const { t, say } = useWords()
  const { monster } = view
  if (monster === null) return null
  const name = { literal: say({ key: `monster.${monster.id}.name` }) }
  const hasWon = monster.result > 0
  const left = view.players[0]?.shields ?? 0
  const fate = monster.lastStand ? 'stand' : 'deck'
  const why = left === 0 ? 'shields' : fate
  const beaten = CARDS - monster.stack.length
  return (
    <Sheet info={info} title={t(hasWon ? 'vh.ending.solo-won' : 'vh.ending.solo-lost', { name })}>
      <div className="vh-ending-monster" data-won={hasWon || undefined}>
        <MonsterArt monster={monster.id} />
      </div>
      <p>{t(hasWon ? 'vh.ending.solo.won' : `vh.ending.solo.${why}`, { name })}</p>
      <dl className="vh-ending-facts">
        <Fact name={t('vh.ending.cards')} value={`${beaten} / ${CARDS}`} />
        <Fact name={t('vh.mark.shields')} value={`${left}`} />
        <Fact name={t('vh.mark.deck')} value={`${view.deck}`} />
        <Fact name={t('vh.mark.level')} value={'I'.repeat(view.options.difficulty)} />
      </dl>
    </Sheet>
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
