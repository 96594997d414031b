import type { View } from '@meadhall/game-valhalla'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { useSeatKey } from '../../../table/seats.ts'
import type { BoardProps } from '../game.ts'
import './battle.css'
import { DiceTray } from '../dice/dice-tray.tsx'
import { drawnSides, phaseSide, stageOfBattle, stagesOf } from './battle-shape.ts'
import { BattleSide } from './battle-side.tsx'
import { Duel, DuelVerdict } from './duel.tsx'
import { useFighterKey } from './fighter-name.ts'
import { MonsterSideBox } from './monster-side.tsx'

interface BattleProps extends BoardProps {
  /** What is laid out to choose from: it lies beside the dice. */
  readonly children: ReactNode
}

/*
 * A battle, from the first card before it to the last consequence: both sides face each other, with
 * what counts for each between them and the dice below. It draws everything of a battle that one
 * points at besides cards (the hand), rows of cards and lines (the tray of the board): both seats,
 * the warriors of both sides and their partners, dice, sets of dice, faces.
 */
export function Battle({ moment, fresh, children }: BattleProps) {
  const view = moment.view
  const { battle } = view
  if (battle === null) return null
  const active = battle.sides[phaseSide(view)]
  // The ability is chosen before the dice are rolled.
  const isRolled = moment.decision?.kind !== 'jarl-half'
  const [first = 0, second] = drawnSides(view)
  return (
    <section className="vh-battle" data-kind={battle.kind}>
      <BattleHead view={view} />
      <div className="vh-bt-field">
        <OneSide view={view} index={first} />
        {second !== undefined && <Duel view={view} battle={battle} order={[first, second]} />}
        {second !== undefined && <OneSide view={view} index={second} />}
      </div>
      <div className="vh-bt-low">
        {active !== undefined && isRolled && (
          <DiceTray view={view} side={active} moment={moment} fresh={fresh} />
        )}
        {children}
        <p className="vh-bt-says">
          <DuelVerdict view={view} battle={battle} />
        </p>
      </div>
    </section>
  )
}

interface OneSideProps {
  readonly view: View
  readonly index: number
}

function OneSide({ view, index }: OneSideProps) {
  const side = view.battle?.sides[index]
  if (side === undefined || view.battle === null) return null
  if (side.seat < 0) return <MonsterSideBox view={view} index={index} />
  return <BattleSide view={view} battle={view.battle} side={side} index={index} />
}

/** What kind of battle it is, how far it is, and who bets and helps. */
function BattleHead({ view }: { readonly view: View }) {
  const { t } = useWords()
  const keyOf = useFighterKey(view)
  const { battle } = view
  if (battle === null) return null
  const names = {
    attacker: keyOf(battle.attacker),
    defender: keyOf(battle.defender),
  }
  const stage = stageOfBattle(view, battle)
  return (
    <header className="vh-bt-head row">
      <h2>{t(battle.kind === 'ragnarok' ? 'vh.battle.ragnarok' : 'vh.battle', names)}</h2>
      <ol className="vh-bt-stages">
        {stagesOf(battle).map((one) => (
          <li key={one} aria-current={one === stage ? 'step' : undefined}>
            {t(`vh.battle.stage.${one}`)}
          </li>
        ))}
      </ol>
      <Wagers view={view} />
    </header>
  )
}

/** Bets on the winner, and Thor's cards (VH-59). */
function Wagers({ view }: { readonly view: View }) {
  const { t } = useWords()
  const keyOf = useSeatKey()
  const { battle } = view
  return battle?.wagers.map(({ by, side }) => (
    <small key={by} className="vh-bt-wager soft">
      {t('vh.battle.wager', {
        seat: keyOf(by),
        foe: keyOf(battle.sides[side]?.seat ?? 0),
      })}
    </small>
  ))
}
