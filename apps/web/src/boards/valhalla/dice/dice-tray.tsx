import {
  type BestArming,
  type Die,
  dieKey,
  dieName,
  faceName,
  isMiss,
  isRollable,
  kindOf,
  type SideSeen,
  type ValhallaEvent,
  type View,
} from '@meadhall/game-valhalla'
import { useMemo, useState } from 'react'
import { DieCube } from '../../../art/valhalla/dice.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { Each } from '../../../kit/each.tsx'
import { seatColour } from '../../../kit/seat-colour.ts'
import type { Target } from '../../../table/assembly.ts'
import { useTable } from '../../../table/context.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { useSeatName } from '../../../table/seats.ts'
import { useTarget } from '../../../table/target.ts'
import { type Moment, useAnswerInTurn } from '../game.ts'
import './dice-tray.css'
import { target } from '../answers/targets.ts'
import { named } from '../cards/with-peek.ts'
import { chosenDice, freshDice } from '../hand/offers.ts'
import { BestButton, DiceSets, Faces, setsIn, useBestArming } from './arming.tsx'
import { useDieDrag } from './drag-die.ts'
import { priceOf } from './price.ts'
import { rolledIn } from './rolled.ts'

interface DiceTrayProps {
  readonly view: View
  readonly side: SideSeen
  readonly moment: Moment
  readonly fresh: readonly ValhallaEvent[]
}

/** The free dice of the side whose phase it is, and all that can be done with them. */
export function DiceTray({ view, side, moment, fresh }: DiceTrayProps) {
  const isOwn = moment.decision !== null && moment.decision.seat === side.seat
  const kind = isOwn ? (moment.decision?.kind ?? '') : ''
  const best = useBestArming(view, isOwn && kind === 'phase')
  const count = side.dice.length + freshDice(view).length + chosenDice(view).length
  const style = { ...seatColour(side.seat), '--count': count }
  return (
    <section className="vh-dice" data-kind={kind} data-own={isOwn || undefined} style={style}>
      <TrayHead view={view} side={side} isOwn={isOwn} />
      <FreeDice {...{ view, side, moment, fresh, best }} canDrag={kind === 'phase'} />
      {isOwn && (
        <div className="vh-dice-doing row wrap">
          <DiceSets view={view} />
          <Faces />
          {kind === 'phase' && <Price />}
          {kind === 'phase' && best !== null && <BestButton view={view} best={best} />}
          {kind === 'reroll' && <MarkMany side={side} />}
        </div>
      )}
    </section>
  )
}

interface TrayHeadProps {
  readonly view: View
  readonly side: SideSeen
  readonly isOwn: boolean
}

/** Whose dice these are, and what they may still do for nothing. */
function TrayHead({ view, side, isOwn }: TrayHeadProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const isMine = isOwn || side.seat === view.viewer
  return (
    <h2 className="vh-dice-head column">
      {isMine ? t('vh.dice.own') : t('vh.dice.of', { name: { literal: nameOf(side.seat) } })}
      {side.freeRerolls > 0 && <small>{t('vh.dice.free', { count: side.freeRerolls })}</small>}
      {side.turns > 0 && <small>{t('vh.dice.turns', { count: side.turns })}</small>}
      {side.wild > 0 && <small>{t('vh.dice.wild')}</small>}
    </h2>
  )
}

interface FreeDiceProps extends DiceTrayProps {
  readonly best: BestArming | null
  readonly canDrag: boolean
}

function FreeDice({ view, side, moment, fresh, best, canDrag }: FreeDiceProps) {
  const { t } = useWords()
  const [clicked, setClicked] = useState(-1)
  // What was told lies still; a recording tells all beforehand.
  const isStill = useTable(({ coming, source }) => coming === null && source.tape === undefined)
  const rolling = useMemo(() => rolledIn(fresh, side), [fresh, side])
  const sets = useMemo(() => setsIn(best), [best])
  const chosen = chosenDice(view)
  return (
    <FocusGroup label={t('vh.dice', { count: side.dice.length })} className="vh-dice-row row wrap">
      {/* Equal dice keep their places; a new roll is a new throw. */}
      <Each of={side.dice} by={(_, index) => `${index}/${rolling.has(index) ? moment.step : ''}`}>
        {(die, index) => (
          <TrayDie
            die={die}
            name={target.die(dieName(die))}
            index={index}
            isRolling={!isStill && rolling.has(index)}
            isMarked={clicked < 0 || side.dice[clicked] !== die || clicked === index}
            onPress={() => setClicked(index)}
            sets={sets}
            canDrag={canDrag}
          />
        )}
      </Each>
      <Each of={freshDice(view)} by={(_, index) => `${index}/${moment.step}`}>
        {(die, index) => (
          <TrayDie
            die={die}
            name={target.fresh(dieName(die))}
            index={index}
            isRolling={!isStill}
            isNew
            isMarked
            sets={sets}
            canDrag={false}
          />
        )}
      </Each>
      {chosen.length > 0 && <Cup dice={chosen} />}
      {side.dice.length + chosen.length === 0 && (
        <p className="vh-dice-none">{t('vh.dice.none')}</p>
      )}
    </FocusGroup>
  )
}

/** Dice already marked to be rolled again. */
function Cup({ dice }: { readonly dice: readonly Die[] }) {
  const { t } = useWords()
  return (
    <span className="vh-cup" role="img" aria-label={t('vh.dice.marked', { count: dice.length })}>
      <Each of={dice}>
        {(die) => <DieCube face={faceName(die)} kind={kindOf(die)} size="var(--die)" />}
      </Each>
      <small aria-hidden="true">{t('vh.dice.cup')}</small>
    </span>
  )
}

interface TrayDieProps {
  readonly die: Die
  readonly name: Target
  readonly index: number
  readonly isRolling: boolean
  /** Equal dice are one target: only the one pressed shows that it was chosen. */
  readonly isMarked: boolean
  readonly isNew?: boolean
  readonly onPress?: () => void
  readonly sets: ReadonlyMap<Target, string>
  readonly canDrag: boolean
}

/** How a die stands there whose equal was chosen. */
const SPARE = { 'data-state': 'closed', 'aria-pressed': false } as const

function TrayDie(props: TrayDieProps) {
  const { die, name, index, isRolling, isMarked, isNew, onPress, sets, canDrag } = props
  const { say } = useWords()
  const { state, props: pointing } = useTarget(name)
  const word = dieName(die)
  const onDrag = useDieDrag(word, canDrag && !isMiss(die), sets)
  // Its equal was chosen: pressing this one instead only moves the mark.
  const isTwin = state === 'picked' && !isMarked
  return (
    <div
      className="vh-tray-die"
      {...named(isTwin ? { ...pointing, ...SPARE } : pointing, say({ key: dieKey(word) }))}
      data-drag={(canDrag && !isMiss(die)) || undefined}
      data-new={isNew}
      data-miss={isMiss(die) || undefined}
      onPointerDown={(event) => {
        onPress?.()
        onDrag(event)
      }}
    >
      <DieCube
        face={faceName(die)}
        kind={kindOf(die)}
        index={index}
        rolling={isRolling}
        size="var(--die)"
      />
      {state === 'picked' && !isTwin && (
        <span className="vh-given-up" aria-hidden="true">
          ✕
        </span>
      )}
    </div>
  )
}

/** What is being paid, where something is. */
function Price() {
  const { say } = useWords()
  const answers = useTable((table) => table.answers)
  const picked = useTable(({ assembly }) => assembly.picked)
  const said = priceOf(answers, picked)
  return said.length === 0 ? null : <p className="vh-price">{said.map(say).join(' ')}</p>
}

/** Marks many dice at once for a reroll that has been paid for. */
function MarkMany({ side }: { readonly side: SideSeen }) {
  const { t } = useWords()
  const answerInTurn = useAnswerInTurn()
  const misses = side.dice.filter((die) => isMiss(die) && isRollable(die)).length
  const rest = side.dice.filter(isRollable).length
  const mark = (isWanted: (word: string) => boolean) => {
    void answerInTurn(({ decision, legal }) => {
      if (decision?.kind !== 'reroll') return null
      return legal.find((one) => one.type === 'die' && isWanted(one.die)) ?? null
    })
  }
  return (
    <>
      {misses > 0 && misses < rest && (
        <Button data-do="mark-misses" onClick={() => mark((word) => word.startsWith('miss'))}>
          {t('vh.mark-misses', { count: misses })}
        </Button>
      )}
      {rest > 1 && (
        <Button data-do="mark-all" onClick={() => mark(() => true)}>
          {t('vh.mark-all', { count: rest })}
        </Button>
      )}
    </>
  )
}
