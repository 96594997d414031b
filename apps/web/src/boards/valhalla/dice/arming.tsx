import {
  type BestArming,
  bestArmings,
  cardName,
  dieKey,
  faceName,
  kindOf,
  nextArm,
  parseDie,
  type View,
  WEAPONS,
  type Weapon,
} from '@meadhall/game-valhalla'
import { useEffect, useMemo, useRef } from 'react'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { Each } from '../../../kit/each.tsx'
import type { Target } from '../../../table/assembly.ts'
import { useTable } from '../../../table/context.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { useTarget } from '../../../table/target.ts'
import { useDiceSets } from '../answers/pointing.ts'
import { readTarget, readWarrior, target } from '../answers/targets.ts'
import { phaseSide } from '../battle/battle-shape.ts'
import { named } from '../cards/with-peek.ts'
import { useAnswerInTurn } from '../game.ts'

/** What the free dice could arm at best, while the viewer may arm. */
export function useBestArming(view: View, isOwn: boolean): BestArming | null {
  return useMemo(() => {
    const index = phaseSide(view)
    if (!isOwn || index < 0) return null
    return bestArmings(view, index, 1)[0] ?? null
  }, [view, isOwn])
}

/** The set that the best arming puts on each warrior. */
export function setsIn(best: BestArming | null): ReadonlyMap<Target, string> {
  return new Map(best?.arms.map(({ seat, space, dice }) => [target.warrior(seat, space), dice]))
}

interface BestButtonProps {
  readonly view: View
  readonly best: BestArming
}

/** Arms all that the best arming arms, one after the other; stops when something else is asked. */
export function BestButton({ view, best }: BestButtonProps) {
  const answerInTurn = useAnswerInTurn()
  const { t } = useWords()
  const isSending = useTable((table) => table.isSending)
  const isRagnarok = view.battle?.kind === 'ragnarok'
  const names = best.arms.flatMap(({ seat, space }) => {
    const fighter = view.players[seat]?.squad[space]
    return fighter ? [cardName(fighter.card)] : []
  })
  const key = isRagnarok ? 'vh.best.ragnarok' : 'vh.best'
  return (
    <Button
      className="vh-best"
      data-do="best-arming"
      disabled={isSending}
      title={t('vh.best.who', { cards: names.join(' ') })}
      onClick={() => {
        void answerInTurn(({ decision, legal }) => {
          return decision?.kind === 'phase' ? nextArm(best.arms, legal) : null
        })
      }}
    >
      <span>{t('vh.best.do')}</span>
      <b>{t(key, { worth: best.worth })}</b>
    </Button>
  )
}

/** The sets of dice that would arm the warrior just pointed at. */
export function DiceSets({ view }: { readonly view: View }) {
  const { t } = useWords()
  const sets = useDiceSets()
  const picked = useTable(({ assembly }) => assembly.picked[0])
  const box = useRef<HTMLDivElement>(null)
  const isThere = sets.length > 0
  useEffect(() => {
    // One who plays by the keys goes on where the choice goes on.
    const isByKeys = document.activeElement?.matches('[data-target]:focus-visible') ?? false
    if (isThere && isByKeys) box.current?.querySelector<HTMLElement>('[data-target]')?.focus()
  }, [isThere])
  if (!isThere || picked === undefined) return null
  const { seat, space } = readWarrior(readTarget(picked).which)
  const card = view.players[seat]?.squad[space]?.card
  if (card === undefined) return null
  const label = t('vh.sets', { card: cardName(card) })
  return (
    <div className="vh-sets" ref={box}>
      <span>{label}</span>
      <FocusGroup label={label} className="vh-sets-list">
        {sets.map((words) => (
          <DiceSet key={words} words={words} />
        ))}
      </FocusGroup>
    </div>
  )
}

function DiceSet({ words }: { readonly words: string }) {
  const { t, say } = useWords()
  const { props } = useTarget(target.dice(words))
  const dice = words.split(' ').filter(Boolean)
  const names = dice.map((die) => say({ key: dieKey(die) }))
  const label = dice.length === 0 ? t('vh.sets.none') : names.join(', ')
  return (
    <div className="vh-set" {...named(props, label)}>
      {dice.length === 0 ? (
        <span>{t('vh.sets.none')}</span>
      ) : (
        <Each of={dice}>
          {(word) => {
            const die = parseDie(word)
            return <DieFace face={faceName(die)} kind={kindOf(die)} size="2rem" />
          }}
        </Each>
      )}
    </div>
  )
}

/** The weapons that a miss may be turned to, while one may. */
export function Faces() {
  const { t } = useWords()
  const isOpen = useTable(({ answers }) => answers.some(({ action }) => action.type === 'turn'))
  if (!isOpen) return null
  return (
    <div className="vh-sets" data-kind="faces">
      <span>{t('vh.faces')}</span>
      <FocusGroup label={t('vh.faces')} className="vh-sets-list">
        {WEAPONS.map((face) => (
          <FaceChoice key={face} face={face} />
        ))}
      </FocusGroup>
    </div>
  )
}

function FaceChoice({ face }: { readonly face: Weapon }) {
  const { say } = useWords()
  const { props } = useTarget(target.face(face))
  return (
    <div className="vh-set" {...named(props, say({ key: dieKey(face) }))}>
      <DieFace face={face} size="2rem" />
    </div>
  )
}
