import {
  type MonsterSide,
  monsterSideAt,
  monsterTraitMessage,
  type View,
} from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import { Times } from '../../../kit/times.tsx'
import { Mark } from '../players/marks.tsx'
import './monster-stack.css'

const CARDS = 6

/**
 * The cards of the monster: beaten ones, the one fought, and what may be read of those to come (all
 * of them before the game, the next one during it, VH-R62).
 */
export function MonsterStack({ view }: { readonly view: View }) {
  const { monster } = view
  if (monster === null) return null
  const beaten = CARDS - monster.stack.length
  const [next, ...rest] = monster.stack
    .flatMap((_, depth) => monsterSideAt(monster, depth) ?? [])
    .slice(1)
  return (
    <div className="vh-stack column">
      <Mark mark="wounds" value={`${beaten}/${CARDS}`}>
        <Times count={CARDS}>
          {(index) => <i data-beaten={index < beaten} data-now={index === beaten} />}
        </Times>
      </Mark>
      {next !== undefined && <Below side={next} word="vh.monster.next" />}
      {rest.map((side) => (
        <Below key={side.strength} side={side} word="vh.monster.then" />
      ))}
    </div>
  )
}

interface BelowProps {
  readonly side: MonsterSide
  readonly word: 'vh.monster.next' | 'vh.monster.then'
}

function Below({ side, word }: BelowProps) {
  const { t, say } = useWords()
  return (
    <p>
      {t(word, { strength: side.strength, limit: side.valhallaLimit })}
      {side.trait && ` ${say(monsterTraitMessage(side.trait))}`}
    </p>
  )
}
