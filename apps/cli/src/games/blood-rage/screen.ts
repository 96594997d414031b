import {
  type BloodRageDecision,
  type BloodRageEvent,
  decisionMessage,
  hintMessage,
  PROVINCES,
  placeId,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { shortened } from '../../play/screen.ts'
import { rule, WIDTH, wrap } from '../../text/layout.ts'
import { clansLines } from './clans.ts'
import { nameOf, type Scene } from './face.ts'
import { handLines, handNames } from './hand.ts'
import { mapHeading, mapLines, provinceLines } from './map.ts'
import { storyLines } from './story.ts'

/** Decisions for which the whole board matters. */
const WIDE: readonly string[] = ['turn', 'call-to-battle']
/** Decisions that offer the cards of the hand with their texts anyway. */
const OF_HAND: readonly string[] = ['battle-card', 'discard', 'draft', 'white-circle']

/** What a screen shows besides the view. */
export interface News {
  readonly decision: BloodRageDecision
  /** What happened since the player was last asked. */
  readonly events: readonly BloodRageEvent[]
  /** Whether there is room for whole card texts. */
  readonly isTall: boolean
}

/** All a player needs for a decision, but for the answers: where the game is and what happened. */
export function screenLines(scene: Scene, news: News): string[] {
  const { decision, events, isTall } = news
  const isNewPhase = events.some((event) => event.type === 'phase-began')
  const isWide = WIDE.includes(decision.kind) || isNewPhase
  const hand = OF_HAND.includes(decision.kind) ? handNames(scene) : handLines(scene, isTall)
  const isHandShown = hand.length > 0 && (isWide || decision.kind === 'draft')
  return [
    '',
    scene.paint.strong(rule(titleOf(scene))),
    ...shortened(storyLines(scene, events), scene.speech),
    ...(isHandShown ? ['', ...hand] : []),
    ...(isWide ? ['', ...mapLines(scene), '', ...clansLines(scene)] : focusLines(scene, decision)),
    '',
  ]
}

/** Age, phase, whose turn it is, and which province is doomed. */
function titleOf(scene: Scene): string {
  const { view, t } = scene
  const action = view.frames.find((frame) => frame.kind === 'action')
  const place = nameOf(scene, `place.${placeId(at(view.dooms, view.age - 1))}`)
  return [
    nameOf(scene, `age.${view.age}`),
    nameOf(scene, `phase.${view.phase}`),
    ...(action === undefined ? [] : [t('cli.br.title', { clan: clanName(scene, action.turn) })]),
    t('cli.br.doomed', { place }),
  ].join(' · ')
}

function clanName(scene: Scene, seat: number): string {
  const name = nameOf(scene, `clan.${at(scene.view.clans, seat).clan}`)
  return seat === scene.seat ? scene.t('cli.name.own', { name }) : name
}

/** The one province a decision is about. */
function focusLines(scene: Scene, { place }: BloodRageDecision): string[] {
  if (place === null || place >= PROVINCES) return []
  return ['', mapHeading(scene), ...provinceLines(scene, place)]
}

/** The question, with its hint where there is one. */
export function questionLines(scene: Scene, decision: BloodRageDecision): string[] {
  const hint = hintMessage(decision)
  return [
    ...wrap(scene.say(decisionMessage(decision)), WIDTH, '  ').map(scene.paint.strong),
    ...(hint === null ? [] : wrap(scene.say(hint), WIDTH).map(scene.paint.faint)),
  ]
}
