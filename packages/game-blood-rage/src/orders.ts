import { at, type Decision, type OrderSpec, type Seat } from '@meadhall/kernel'
import type { BloodRageAction } from './actions.ts'
import { rageFor } from './legal/rage.ts'
import type { Place } from './map.ts'
import type { View } from './view.ts'

/** What a clan may leave word of for the rest of an age. */
export const ORDERS = [
  /** Sends nobody to calls to battle (BR-6.1). */
  { id: 'no-calls', answers: ['call-to-battle'] },
  /** Adds no white-circle card to battles (BR-6.5). */
  { id: 'no-added-card', answers: ['white-circle'] },
  /** Passes once the Rage left pays for nothing but marches (BR-5.2). */
  { id: 'pass-when-spent', answers: ['turn'] },
] as const satisfies readonly OrderSpec[]
export type OrderId = (typeof ORDERS)[number]['id']

export function orderAnswer(
  view: View,
  { kind }: Decision,
  legal: readonly BloodRageAction[],
  order: string,
): BloodRageAction | null {
  const named = ORDERS.find(({ id }) => id === order)
  if (named === undefined || !(named.answers as readonly string[]).includes(kind)) return null
  if (kind !== 'turn') return legal.find(({ type }) => type === 'decline') ?? null
  if (legal.some((action) => action.type !== 'march' && rageFor(view, action) > 0)) return null
  return legal.find(({ type }) => type === 'pass') ?? null
}

/** The kinds of decision that are about the province which is pillaged. */
const ABOUT_THE_PILLAGE: readonly string[] = [
  'call-to-battle',
  'battle-card',
  'quest-bonus',
  'white-circle',
  'recover-card',
  'save-figure',
]

/** An order holds for its age; an answer to a question about a pillage for that place and its sides. */
export function assumes(view: View, orderOrKind: string): string {
  const age = `age ${view.age}`
  if (!ABOUT_THE_PILLAGE.includes(orderOrKind)) return age
  const frame = view.frames.findLast((one) => one.kind === 'battle' || one.kind === 'call')
  if (frame === undefined) return `${age}, no pillage`
  const { pillager, province } = frame
  return `${age}, province ${province} pillaged by ${pillager} with ${sidesIn(view, province)}`
}

/** The seats that have figures in a place. */
function sidesIn({ clans }: View, place: Place): string {
  const seats = [...clans.keys()].filter((seat) => hasFigure(clans, seat, place))
  return seats.join(' ')
}

function hasFigure(clans: View['clans'], seat: Seat, place: Place): boolean {
  const { warriors, singles } = at(clans, seat)
  return (warriors[place] ?? 0) > 0 || singles.includes(place)
}
