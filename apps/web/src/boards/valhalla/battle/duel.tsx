import { type BattleSeen, sideWorth, type View, winsTies } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import { stageOfBattle } from './battle-shape.ts'
import './duel.css'
import { useFighterKey } from './fighter-name.ts'

interface DuelProps {
  readonly view: View
  readonly battle: BattleSeen
  /** Indexes of the sides as they are drawn. */
  readonly order: readonly [number, number]
}

/** Both strengths against each other, and what they mean now. */
export function Duel({ view, battle, order }: DuelProps) {
  const [a, b] = order.map((index) => sideWorth(view, index))
  const share = a === undefined || b === undefined || a + b === 0 ? 0.5 : a / (a + b)
  const style = { '--share': share }
  return (
    <div className="vh-duel column tight" style={style} data-winner={winnerAt(battle, order)}>
      <Total battle={battle} index={order[0]} worth={a ?? 0} />
      <span className="vh-duel-bar" aria-hidden="true">
        <i />
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M8 6L40 40M56 6L24 40M34 46L46 34M18 34L30 46M42 42L54 54M22 42L10 54" />
        </svg>
      </span>
      <Total battle={battle} index={order[1]} worth={b ?? 0} />
    </div>
  )
}

function winnerAt({ winner }: BattleSeen, order: readonly number[]): number | undefined {
  return winner < 0 ? undefined : order.indexOf(winner)
}

interface TotalProps {
  readonly battle: BattleSeen
  readonly index: number
  readonly worth: number
}

function Total({ battle, index, worth }: TotalProps) {
  const isWinner = battle.winner === index
  return (
    // A new number is a new element: it pops up.
    <b key={worth} className="vh-duel-total" data-won={isWinner || undefined}>
      {worth}
    </b>
  )
}

/** Who is ahead, or who has won; ties are the attacker's (VH-41). */
export function DuelVerdict({
  view,
  battle,
}: {
  readonly view: View
  readonly battle: BattleSeen
}) {
  const { t } = useWords()
  const keyOf = useFighterKey(view)
  const winner = battle.sides[battle.winner]
  if (winner !== undefined) {
    const isTied = sideWorth(view, 0) === sideWorth(view, 1)
    return t(isTied ? 'vh.duel.won-tied' : 'vh.duel.won', { seat: keyOf(winner.seat) })
  }
  const stage = stageOfBattle(view, battle)
  if (stage === 'after') return t('vh.duel.void')
  if (stage !== 'defence') return t(battle.defender < 0 ? 'vh.duel.defence' : `vh.duel.${stage}`)
  return t(isTieWon(view, battle) ? 'vh.duel.ties' : 'vh.duel.defence')
}

/** Whether the defender's Jarl says that equal strength is enough (beinir). */
function isTieWon(view: View, { sides, defender }: BattleSeen): boolean {
  const side = sides[1]
  return defender >= 0 && side !== undefined && winsTies(view, side)
}
