import type { ActionType, BloodRageAction, BloodRageDecision } from '@meadhall/game-blood-rage'

/** The kinds of answer that one may want to confirm. */
export const CONFIRMED = [
  'pass',
  'invade',
  'march',
  'upgrade',
  'quest',
  'pillage',
  'sacrifice',
  'draft',
  'call-to-battle',
  'battle-card',
  'keep-figure',
  'raise-stat',
  'discard',
] as const
type ConfirmKind = (typeof CONFIRMED)[number]

const BY_ACTION: Readonly<Partial<Record<ActionType, ConfirmKind>>> = {
  pass: 'pass',
  invade: 'invade',
  return: 'invade',
  march: 'march',
  upgrade: 'upgrade',
  quest: 'quest',
  pillage: 'pillage',
  challenge: 'pillage',
  sacrifice: 'sacrifice',
  stat: 'raise-stat',
}

/** Which kind an answer is. Words ("send nobody") say all by themselves and are not confirmed. */
export function confirmKindOf(
  { kind }: BloodRageDecision,
  { type }: BloodRageAction,
): ConfirmKind | null {
  if (type === 'place') return kind === 'move-leader' ? 'march' : 'invade'
  if (type === 'figure' || type === 'card') return byQuestion(kind)
  return BY_ACTION[type] ?? null
}

function byQuestion(kind: BloodRageDecision['kind']): ConfirmKind | null {
  switch (kind) {
    case 'draft':
    case 'call-to-battle':
    case 'keep-figure':
    case 'sacrifice':
    case 'discard':
    case 'battle-card':
      return kind
    case 'white-circle':
      return 'battle-card'
    default:
      return null
  }
}
