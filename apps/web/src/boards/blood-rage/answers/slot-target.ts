import type { BloodRageAction } from '@meadhall/game-blood-rage'
import type { Answerable } from '../../../table/assembly.ts'
import { pointAtAll } from '../../../table/choosing.ts'
import { useTableContext } from '../../../table/context.tsx'
import type { TableState } from '../../../table/table-store.ts'
import { pressed, type TargetProps, useTarget } from '../../../table/target.ts'
import { type BloodRage, useGame } from '../game.ts'
import { slotTarget } from './targets.ts'

type Answer = Answerable<BloodRageAction>

/** The upgrade that waits for its confirmation, into a slot that need not be pointed at. */
function understood({ answers, candidate }: TableState<BloodRage>, slot: number): Answer | null {
  const chosen = candidate?.action
  if (chosen?.type !== 'upgrade') return null
  const isIt = ({ action: one, parts }: Answer): boolean => {
    if (one.type !== 'upgrade' || one.card !== chosen.card || one.slot !== slot) return false
    return !parts.includes(slotTarget(slot))
  }
  return answers.find(isIt) ?? null
}

/** A slot to point at. One that is meant without being pointed at is seen to be chosen. */
export function useSlotTarget(slot: number): TargetProps {
  const { store } = useTableContext()
  const { props } = useTarget(slotTarget(slot))
  const answer = useGame((table) => understood(table, slot))
  const isMeant = useGame(({ candidate }) => answer !== null && candidate === answer)
  if (answer === null) return props
  return {
    ...props,
    'data-state': isMeant ? 'picked' : 'open',
    'aria-disabled': undefined,
    'aria-pressed': isMeant || undefined,
    ...pressed(() => void pointAtAll(store, answer.parts)),
  }
}
