import type { CardId } from '@meadhall/game-valhalla'
import { useMemo } from 'react'
import { openTargets, remaining, type Target } from '../../../table/assembly.ts'
import { point, pointAtAll } from '../../../table/choosing.ts'
import { useTable, useTableContext } from '../../../table/context.tsx'
import type { TableState, TableStore } from '../../../table/table-store.ts'
import { pressed, type TargetProps, type TargetState, useTarget } from '../../../table/target.ts'
import { readTarget, target } from './targets.ts'

/** Points at something, and on at its set of dice where there is only one to choose. */
async function pointThrough(store: TableStore, name: Target): Promise<void> {
  await point(store, name)
  const { answers, assembly, candidate, isSending } = store.getState()
  if (candidate !== null || isSending || !assembly.picked.includes(name)) return
  const [only, ...others] = openTargets(answers, assembly)
  if (only?.startsWith('dice:') && others.length === 0) await point(store, only)
}

interface Pointable {
  readonly state: TargetState
  readonly props: TargetProps
}

/** A target that is chosen in another way than by `point` alone. */
function chosenBy({ state, props }: Pointable, as: TargetState, choose: () => void): Pointable {
  if (as !== 'open' && state === as) return { state, props }
  return {
    state: as,
    props: {
      ...props,
      'data-state': as,
      'aria-disabled': as === 'closed' || undefined,
      ...pressed(choose),
    },
  }
}

/** A warrior to point at: armed by one click where only one set of dice does it. */
export function useWarrior(seat: number, space: number): Pointable {
  const { store } = useTableContext()
  const name = target.warrior(seat, space)
  const { state, props } = useTarget(name)
  return useMemo(
    () => chosenBy({ state, props }, state, () => void pointThrough(store, name)),
    [state, props, store, name],
  )
}

/** A hand card to point at: the two cards of a pair may be named in either order. */
export function useHandCard(card: CardId): Pointable {
  const { store } = useTableContext()
  const name = target.card(card)
  const { state, props } = useTarget(name)
  const other = useTable((table) => (state === 'closed' ? otherOfPair(table, name) : null))
  return useMemo(() => {
    if (other === null) return { state, props }
    return chosenBy({ state, props }, 'open', () => void pointAtAll(store, [name, other]))
  }, [state, props, other, store, name])
}

/** The card pointed at before, if both make a pair whose other card is named first. */
function otherOfPair({ answers, assembly }: TableState, name: Target): Target | null {
  const [first, ...more] = assembly.picked
  if (first === undefined || more.length > 0 || readTarget(first).kind !== 'card') return null
  return answers.some(({ parts }) => parts[0] === name && parts[1] === first) ? first : null
}

const sets = new WeakMap<object, readonly string[]>()
const NONE: readonly string[] = []

/** The sets of dice, in words, that would arm the warrior just pointed at. */
export function useDiceSets(): readonly string[] {
  return useTable(({ answers, assembly }) => {
    if (assembly.picked.length === 0) return NONE
    const known = sets.get(assembly)
    if (known !== undefined) return known
    const open = remaining(answers, assembly).map(({ parts }) => parts[assembly.picked.length])
    const words = open.flatMap((name) => (name?.startsWith('dice:') ? readTarget(name).which : []))
    sets.set(assembly, words)
    return words
  })
}
