import {
  actionMessage,
  cardName,
  gloryOf,
  LOKI,
  sideWorth,
  type ValhallaAction,
  type View,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import { listed, literal, type Tongue } from '../tongue.ts'
import type { Grouping } from '../typed/menu.ts'
import { phaseSide } from './battle.ts'
import { briefText, jarlText, textOf } from './cards.ts'
import { gloryParts, isByGlory, partsOf, worthOf } from './order.ts'
import { standingIn, type ValhallaAsked } from './scene.ts'

type Arm = Extract<ValhallaAction, { type: 'arm' }>

/** What an answer does, with what one needs to know to choose it. */
export function actionText(asked: ValhallaAsked, action: ValhallaAction, tongue: Tongue): string {
  const { view, decision } = asked
  const side = phaseSide(view)
  const strength = side < 0 ? 0 : sideWorth(view, side)
  const said = tongue.say(actionMessage(view, decision, action, strength))
  switch (action.type) {
    case 'arm':
      return armText(view, action, said, tongue)
    case 'jarl':
      return `${said}: ${jarlText(action.jarl, tongue)}`
    case 'play':
    case 'card':
      return `${said} (${briefText(action.card, tongue)})`
    case 'attack':
      return targetText(view, action.seat, said, tongue)
    case 'tactic':
    case 'support':
      return `${said}: ${textOf(action.card, tongue)}`
    case 'line':
      return lineText(view, action.line, said, tongue)
    case 'warrior':
      return warriorText(view, action, said, tongue)
    case 'half':
      return halfText(asked, action.half, said, tongue)
    case 'done':
      return doneText(view, said, strength, tongue)
    default:
      return said
  }
}

function armText(view: View, arm: Arm, said: string, tongue: Tongue): string {
  const key = view.battle?.kind === 'ragnarok' ? 'spoken.vh.worth.glory' : 'spoken.vh.worth'
  return tongue.say({ key, params: { text: literal(said), worth: worthOf(view, arm) } })
}

/** What an attack would meet. */
function targetText(view: View, seat: number, said: string, tongue: Tongue): string {
  const target = view.players[seat]
  if (target === undefined) return said
  const params = {
    text: literal(said),
    warriors: standingIn(target).length,
    shields: target.shields,
  }
  return tongue.say({ key: 'spoken.vh.target', params })
}

/** A line of Loki's card: by how much one lost, and what it gives. */
function lineText(view: View, line: number, said: string, tongue: Tongue): string {
  const found = LOKI.find(({ id }) => id === view.loki)?.lines[line]
  if (found === undefined) return said
  const params = { text: literal(said), min: found.min, max: found.max ?? 0 }
  return tongue.say({ key: found.max === null ? 'spoken.vh.lost-more' : 'spoken.vh.lost', params })
}

function warriorText(
  view: View,
  { seat, space }: Extract<ValhallaAction, { type: 'warrior' }>,
  said: string,
  tongue: Tongue,
): string {
  const fighter = view.players[seat]?.squad[space]
  if (!fighter) return said
  const glory = tongue.say({ key: 'spoken.vh.glory', params: { glory: gloryOf(fighter.card) } })
  return `${said} (${briefText(fighter.card, tongue)}). ${glory}`
}

function halfText(
  { view, decision }: ValhallaAsked,
  half: 'base' | 'extended',
  said: string,
  tongue: Tongue,
): string {
  const { jarl } = at(view.players, decision.seat)
  return jarl === null ? said : `${said}: ${tongue.say({ key: `jarl.${jarl}.${half}` })}`
}

/** In Ragnarök strength is of no use. */
function doneText(view: View, said: string, worth: number, tongue: Tongue): string {
  const isRagnarok = view.battle?.kind === 'ragnarok' && phaseSide(view) >= 0
  return isRagnarok ? tongue.say({ key: 'spoken.vh.done-ragnarok', params: { worth } }) : said
}

/** Many answers are grouped by what is chosen first. */
export function groupingOf(asked: ValhallaAsked, tongue: Tongue): Grouping<ValhallaAction> {
  const isGlory = isByGlory(asked.decision, asked.legal.length)
  const label = (actions: readonly ValhallaAction[]): string => groupText(asked, actions, tongue)
  return {
    parts: isGlory ? gloryParts : partsOf,
    isGrouped: () => false,
    groupLabel: label,
    label: (action) => actionText(asked, action, tongue),
    title: label,
  }
}

/** "Arm Ulf (3 ways)": what is chosen first, and how many answers that leaves. */
function groupText(
  { view }: ValhallaAsked,
  actions: readonly ValhallaAction[],
  tongue: Tongue,
): string {
  const first = at(actions, 0)
  const details = new Set(actions.map((action) => detailText(view, action, tongue)))
  const kind = tongue.say({ key: `spoken.deed.${first.type}` })
  const text = literal(`${kind}: ${listed([...details])}`)
  return tongue.say({ key: 'spoken.group', params: { text, count: actions.length } })
}

function detailText(view: View, action: ValhallaAction, tongue: Tongue): string {
  switch (action.type) {
    case 'arm': {
      const fighter = view.players[action.seat]?.squad[action.space]
      return fighter ? tongue.say({ key: cardName(fighter.card) }) : ''
    }
    case 'tactic':
    case 'play-two':
    case 'card':
      return tongue.say({ key: cardName(action.card) })
    case 'reroll':
      return tongue.say({ key: `face.${action.die.replace(/[*+]$/, '')}` })
    case 'turn':
      return tongue.say({ key: `face.${action.face}` })
    default:
      return ''
  }
}
