import type { CardId } from '@meadhall/game-valhalla'
import {
  actionMessage,
  cardName,
  gloryOf,
  LOKI,
  sideWorth,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import type { Grouping } from '@meadhall/spoken'
import { gloryParts, isByGlory, partsOf, worthOf } from '@meadhall/spoken/valhalla'
import { cut, WIDTH } from '../../text/layout.ts'
import { warriorBrief } from './brief.ts'
import { cardAt, jarlText, offered, textOf } from './card.ts'
import { lostBy } from './explain.ts'
import { nameOf, type Scene } from './face.ts'

type Arm = Extract<ValhallaAction, { type: 'arm' }>

/** The side of the battle whose phase it is. */
function ownSide({ view }: Scene): number {
  const frame = view.frames.at(-1)
  return frame?.kind === 'phase' ? frame.side : 0
}

/** What an answer does, in words, with what one needs to know to choose it. */
function labelOf(scene: Scene, action: ValhallaAction): string {
  const isPhase = scene.decision.kind === 'phase'
  const strength = isPhase ? sideWorth(scene.view, ownSide(scene)) : 0
  const said = scene.say(actionMessage(scene.view, scene.decision, action, strength))
  switch (action.type) {
    case 'arm':
      return `${said} ${worthText(scene, action)}`
    case 'jarl':
      return `${said}: ${jarlText(scene, action.jarl)}`
    case 'play':
    case 'card':
      return offered(scene, said, action.card)
    case 'attack':
      return `${said}${targetText(scene, action.seat)}`
    case 'tactic':
    case 'support':
      return `${said}: ${textOf(scene, action.card)}`
    case 'line':
      return lineText(scene, action.line, said)
    case 'warrior':
      return warriorLabel(scene, action, said)
    case 'half':
      return `${said}: ${halfText(scene, action.half)}`
    case 'done':
      return doneLabel(scene, said)
    default:
      return said
  }
}

function cardText(scene: Scene, card: CardId): string {
  return nameOf(scene, cardName(card))
}

/** " (2 warriors, 4 shields)": what an attack would meet. */
function targetText({ view, t }: Scene, seat: number): string {
  const target = view.players[seat]
  if (target === undefined) return ''
  const warriors = target.squad.filter((one) => one !== null).length
  return ` ${t('cli.vh.target', { warriors, shields: target.shields })}`
}

/** "(strength 9)", or the glory it brings in Ragnarök. */
function worthText(scene: Scene, arm: Arm): string {
  const key = scene.view.battle?.kind === 'ragnarok' ? 'cli.vh.worth.glory' : 'cli.vh.worth'
  return scene.t(key, { worth: worthOf(scene.view, arm) })
}

function lineText(scene: Scene, line: number, said: string): string {
  const found = LOKI.find(({ id }) => id === scene.view.loki)?.lines[line]
  return found === undefined ? said : lostBy(scene, found, said)
}

function warriorLabel(
  scene: Scene,
  { seat, space }: Extract<ValhallaAction, { type: 'warrior' }>,
  said: string,
): string {
  const fighter = scene.view.players[seat]?.squad[space]
  if (!fighter) return said
  const brief = warriorBrief(scene, fighter.card, fighter.tyr)
  return scene.t('cli.vh.card.warrior', { name: said, brief, glory: gloryOf(fighter.card) })
}

function halfText(scene: Scene, half: 'base' | 'extended'): string {
  const { jarl } = at(scene.view.players, scene.seat)
  return jarl === null ? '' : scene.say({ key: `jarl.${jarl}.${half}`, params: {} })
}

/** In Ragnarök strength is of no use. */
function doneLabel({ view }: Scene, said: string): string {
  return view.battle?.kind === 'ragnarok' ? said.replace(/:.*$/, '') : said
}

/** A turn and a phase are grouped; so is a long list of cards. The rest is listed as it is. */
export function groupingOf(scene: Scene, count: number): Grouping<ValhallaAction> {
  const { kind } = scene.decision
  const isGlory = isByGlory(scene.decision, count)
  const isGrouped = kind === 'turn' || kind === 'phase' || isGlory
  return {
    parts: isGlory ? gloryParts : partsOf,
    isGrouped: (depth) => isGrouped && depth === 0,
    groupLabel: (actions) => groupLabel(scene, actions),
    label: (action) => labelOf(scene, action),
    title: (actions) => groupTitle(scene, at(actions, 0)),
  }
}

function groupTitle(scene: Scene, action: ValhallaAction): string {
  switch (action.type) {
    case 'arm':
    case 'tactic':
      return scene.t('cli.vh.which-dice', { action: firstWords(scene, action) })
    case 'reroll':
      return scene.t('cli.vh.which-die')
    case 'turn':
      return scene.t('cli.vh.which-weapon')
    case 'play-two':
      return scene.t('cli.vh.which-two')
    default:
      return scene.t('cli.vh.which-one')
  }
}

/** "Arm Ulf", "Play Fury": an answer without its dice. */
function firstWords(scene: Scene, action: ValhallaAction): string {
  if (action.type === 'tactic')
    return scene.t('cli.vh.play', { card: cardText(scene, action.card) })
  if (action.type !== 'arm') return ''
  return scene.t('cli.vh.arm', { card: cardText(scene, cardAt(scene.view, action)) })
}

function groupLabel(scene: Scene, actions: readonly ValhallaAction[]): string {
  const first = at(actions, 0)
  switch (first.type) {
    case 'arm':
      return `${scene.t('cli.vh.ways', {
        action: firstWords(scene, first),
        count: actions.length,
      })} ${worthText(scene, first)}`
    case 'tactic':
      return scene.t('cli.vh.for-die', {
        action: firstWords(scene, first),
        text: textOf(scene, first.card),
      })
    case 'reroll':
      return scene.t('cli.vh.reroll')
    case 'turn':
      return scene.t('cli.vh.turn')
    case 'card':
      return scene.t('cli.vh.worth-glory', {
        glory: gloryOf(first.card),
        names: namesIn(scene, actions),
      })
    default:
      return cut(scene.t('cli.vh.play-two', { pairs: pairsIn(scene, actions) }), WIDTH - 6)
  }
}

function namesIn(scene: Scene, actions: readonly ValhallaAction[]): string {
  const names = actions.map((one) => (one.type === 'card' ? cardText(scene, one.card) : ''))
  return cut(names.join(', '), 45)
}

function pairsIn(scene: Scene, actions: readonly ValhallaAction[]): string {
  const names = actions.map((one) =>
    one.type === 'play-two' ? `${cardText(scene, one.card)} + ${cardText(scene, one.other)}` : '',
  )
  return names.join(', ')
}
