import { dieKey, isCardId } from '@meadhall/game-valhalla'
import type { Sayable } from '@meadhall/words'
import type { UiKey } from '../../../i18n/words.ts'
import type { Answerable, Target } from '../../../table/assembly.ts'
import { readTarget } from '../answers/targets.ts'

interface Said extends Sayable {
  readonly key: UiKey
}

/** What is being paid for what was picked, in sentences: a die for a reroll, or for a tactic. */
export function priceOf(answers: readonly Answerable[], picked: readonly Target[]): Said[] {
  const [first = '', second] = picked
  const params = second === undefined ? {} : { die: dieKey(readTarget(second).which) }
  if (first === 'do:reroll')
    return [{ key: second === undefined ? 'vh.price.reroll' : 'vh.price.paid', params }]
  const { kind, which } = readTarget(first)
  if (kind !== 'card' || !isCardId(which) || !takesDie(answers, first)) return []
  const asked: Said = { key: 'vh.price.tactic', params: { card: `card.${which}.name` } }
  return second === undefined ? [asked] : [asked, { key: 'vh.price.die', params }]
}

/** Most tactics cost nothing: only the answers know which do. */
function takesDie(answers: readonly Answerable[], card: Target): boolean {
  return answers.some(({ parts }) => parts[0] === card && parts.length > 1)
}
