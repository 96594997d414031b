import {
  type ActionType,
  actionMessage,
  type BloodRageAction,
  type BloodRageDecision,
  type CardId,
  cardName,
  cardOf,
  groupsIn,
  placeOf,
  rageFor,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import type { Grouping } from '@meadhall/spoken'
import { isIdle, partsOf } from '@meadhall/spoken/blood-rage'
import { cut, padEnd, WIDTH } from '../../text/layout.ts'
import type { CliKey } from '../../text/speech.ts'
import { cardKind, nameOf, type Scene, textOf } from './face.ts'
import { shortGroups } from './map.ts'

/** The kinds of action of a turn in the order in which they are shown. */
const TITLES = {
  invade: 'cli.br.deed.invade',
  return: 'cli.br.deed.return',
  march: 'cli.br.deed.march',
  upgrade: 'cli.br.deed.upgrade',
  quest: 'cli.br.deed.quest',
  pillage: 'cli.br.deed.pillage',
  challenge: 'cli.br.deed.challenge',
  sacrifice: 'cli.br.deed.sacrifice',
  pass: 'cli.br.deed.pass',
} as const satisfies { readonly [T in ActionType]?: CliKey }
type TurnType = keyof typeof TITLES
const TITLE_WIDTH = 9

/** What an answer does, in words. Cards on offer come with what they are and say. */
function labelOf(scene: Scene, decision: BloodRageDecision, action: BloodRageAction): string {
  const said = scene.say(actionMessage(scene.view, decision, action))
  if (action.type !== 'card' || decision.kind === 'recover-card') return said
  const kind = cardKind(scene, action.card)
  if (decision.kind === 'battle-card' && isIdle(action))
    return `${said} (${idleKind(scene, action.card)})`
  return `${said} (${kind}): ${textOf(scene, action.card)}`
}

/** A card that is no battle card, and what it is good for in a battle. */
function idleKind(scene: Scene, card: CardId): string {
  const { upgrades } = at(scene.view.clans, scene.seat)
  const counts = upgrades.some((id) => id !== null && cardOf(id).does.questBonus !== undefined)
  const isCounted = counts && cardOf(card).type === 'quest'
  return scene.t(isCounted ? 'cli.br.idle.may-count' : 'cli.br.idle', {
    kind: cardKind(scene, card),
  })
}

/** Turns are grouped by kind of action, then by figure, card or province; the rest is one list. */
export function groupingOf(scene: Scene, decision: BloodRageDecision): Grouping<BloodRageAction> {
  const isTurn = decision.kind === 'turn'
  return {
    parts: (action) => partsOf(decision, action),
    isGrouped: (depth) => isTurn && depth === 0,
    groupLabel: (actions, depth) =>
      depth === 0 ? kindLabel(scene, actions) : detailLabel(scene, at(actions, 0)),
    label: (action) => labelOf(scene, decision, action),
    title: (actions, depth) => titleOf(scene, at(actions, 0), depth),
  }
}

/** What is still to choose about an action: "Invade with what?", "Invade with Leader: where?" */
function titleOf(scene: Scene, action: BloodRageAction, depth: number): string {
  const kind = scene.t(TITLES[action.type as TurnType])
  return depth === 0 ? `${kind}:` : `${kind}, ${detailLabel(scene, action)}:`
}

/** "Invade   Leader (0 Rage), Warrior (1 Rage)": a kind of action and what it can be done with. */
function kindLabel(scene: Scene, actions: readonly BloodRageAction[]): string {
  const title = padEnd(scene.t(TITLES[at(actions, 0).type as TurnType]), TITLE_WIDTH)
  const details = [...new Set(actions.map((action) => detailLabel(scene, action)))]
  return cut(`${title} ${details.join(', ')}`, WIDTH - 6)
}

/** The first thing to choose about an action of a kind. */
function detailLabel(scene: Scene, action: BloodRageAction): string {
  const withCost = (name: string): string =>
    scene.t('cli.br.cost', { name, rage: rageFor(scene.view, action) })
  switch (action.type) {
    case 'invade':
    case 'return':
      return withCost(nameOf(scene, `figure.${action.figure}`))
    case 'march':
      return marchLabel(scene, action)
    case 'upgrade':
      return withCost(nameOf(scene, cardName(action.card)))
    case 'quest':
      return nameOf(scene, cardName(action.card))
    case 'pillage':
    case 'challenge':
      return nameOf(scene, `place.${action.place}`)
    default:
      return scene.say({ key: `action.${action.type}`, params: {} })
  }
}

function marchLabel(scene: Scene, action: Extract<BloodRageAction, { type: 'march' }>): string {
  const clan = at(scene.view.clans, action.by)
  const figures = shortGroups(scene, groupsIn(clan, placeOf(action.from)))
  return scene.t('cli.br.from', { place: nameOf(scene, `place.${action.from}`), figures })
}
