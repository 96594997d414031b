import {
  bestArmings,
  cardName,
  dieKey,
  dieName,
  FACES,
  isRollable,
  nextArm,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import type { Action } from '@meadhall/kernel'
import type { Asked, Plan, Planned } from '../scene.ts'
import { listed, literal, type Tongue } from '../tongue.ts'
import { nameWays, verbWays } from '../typed/naming.ts'
import { nearest, wordsIn } from '../typed/words.ts'
import { actionText } from './answers.ts'
import { phaseSide } from './battle.ts'
import type { ValhallaAsked } from './scene.ts'
import { understand } from './understand.ts'

/** Words that stand for several answers in a row. */
export function planFor(text: string, asked: ValhallaAsked, tongue: Tongue): Planned | null {
  const words = wordsIn(text)
  // A superlative may be of two words: "най-добро".
  const best = verbWays(tongue, 'best').map(([word]) => word)
  if (words.length > 0 && words.every((word) => best.includes(word))) return bestPlan(asked, tongue)
  return asked.decision.kind === 'phase' ? rerollPlan(words, asked, tongue) : null
}

/** `best`: all that the best arming arms, one after the other. */
function bestPlan({ view, decision, legal, isPuzzle }: ValhallaAsked, tongue: Tongue): Planned {
  if (isPuzzle) return { kind: 'none', why: { key: 'spoken.vh.best.puzzle' } }
  const [best] = decision.kind === 'phase' ? bestArmings(view, phaseSide(view), 1) : []
  if (best === undefined || nextArm(best.arms, legal) === null)
    return { kind: 'none', why: { key: 'spoken.vh.best.none' } }
  const cards = best.arms.map(({ seat, space }) => {
    const fighter = view.players[seat]?.squad[space]
    return fighter ? tongue.say({ key: cardName(fighter.card) }) : ''
  })
  const params = { cards: literal(listed(cards)), worth: best.worth }
  const isRagnarok = view.battle?.kind === 'ragnarok'
  const said = tongue.say({
    key: isRagnarok ? 'spoken.vh.best-plan.glory' : 'spoken.vh.best-plan',
    params,
  })
  const next: Plan['next'] = (now) =>
    now.decision.kind === 'phase'
      ? nextArm(best.arms, now.legal as readonly ValhallaAction[])
      : null
  return { kind: 'plan', plan: { said, next } }
}

/** `reroll sword bow`: gives up the first die and rolls the others again. */
function rerollPlan(
  words: readonly string[],
  asked: ValhallaAsked,
  tongue: Tongue,
): Planned | null {
  for (let length = words.length - 1; length >= 1; length--) {
    const reroll = rerollIn(words.slice(0, length), asked, tongue)
    const dice = reroll === null ? null : facesIn(words.slice(length), tongue)
    if (reroll === null || dice === null) continue
    const names = literal(listed(dice.map((die) => tongue.say({ key: dieKey(die) }))))
    if (!hasDice(asked, reroll, dice))
      return { kind: 'none', why: { key: 'spoken.vh.no-dice', params: { dice: names } } }
    const params = { text: literal(actionText(asked, reroll, tongue)), dice: names }
    const said = tongue.say({ key: 'spoken.vh.reroll-plan', params })
    const next: Plan['next'] = (now, given) =>
      given === 0 ? reroll : nextDie(now, dice, given - 1)
    return { kind: 'plan', plan: { said, next } }
  }
  return null
}

/** Whether these dice lie there to be rolled, besides the one that is given up. */
function hasDice(
  { view }: ValhallaAsked,
  reroll: ValhallaAction,
  dice: readonly string[],
): boolean {
  const lying = view.battle?.sides[Math.max(0, phaseSide(view))]?.dice ?? []
  const free = lying.filter(isRollable).map(dieName)
  const wanted = reroll.type === 'reroll' ? [reroll.die, ...dice] : dice
  return wanted.every((die) => {
    const index = free.findIndex((one) => one === die || one.slice(0, -1) === die)
    return index >= 0 && free.splice(index, 1).length > 0
  })
}

function rerollIn(
  words: readonly string[],
  asked: ValhallaAsked,
  tongue: Tongue,
): ValhallaAction | null {
  const understood = understand(words.join(' '), asked, tongue)
  const action = understood.kind === 'action' ? understood.action : null
  return action?.type === 'reroll' || action?.type === 'free-reroll' ? action : null
}

function facesIn(words: readonly string[], tongue: Tongue): readonly string[] | null {
  const faces = words.map((word) => {
    const { found } = nearest([word.replace(/[*+]$/, '')], FACES, (face) => [
      { ways: nameWays(tongue, face, `face.${face}`), optional: false },
    ])
    return found.length === 1 ? found[0] : undefined
  })
  return faces.length === 0 || faces.includes(undefined) ? null : (faces as string[])
}

/** The next die to roll again; when all are chosen they are rolled. */
function nextDie(
  { decision, legal }: Asked,
  dice: readonly string[],
  chosen: number,
): Action | null {
  if (decision.kind !== 'reroll') return null
  const free = (legal as readonly ValhallaAction[]).filter((one) => one.type === 'die')
  const face = dice[chosen]
  const wanted =
    free.find(({ die }) => die === face) ?? free.find(({ die }) => die.slice(0, -1) === face)
  return wanted ?? legal.find(({ type }) => type === 'done') ?? null
}
