import {
  bonusLines,
  type ClanView,
  cardName,
  groupsIn,
  type Place,
  placeId,
  strengthIn,
  supportOf,
  type View,
} from '@meadhall/game-blood-rage'
import { listed, literal, type Tongue } from '../tongue.ts'
import { figuresText } from './places.ts'
import { type BloodRageScene, whoIs } from './scene.ts'

type Frame = View['frames'][number]
type Battle = Extract<Frame, { kind: 'battle' }>

function frameOf<K extends Frame['kind']>(view: View, kind: K): Extract<Frame, { kind: K }> | null {
  const found = view.frames.findLast((frame) => frame.kind === kind)
  return (found as Extract<Frame, { kind: K }> | undefined) ?? null
}

/** The battle or the pillage under way: everybody's strength, cards and total. */
export function battleText({ view }: BloodRageScene, tongue: Tongue): string[] {
  const battle = frameOf(view, 'battle')
  if (battle !== null)
    return [heading('battle', battle.province, tongue), ...sideLines(view, battle, tongue)]
  const pillage = frameOf(view, 'pillage')
  if (pillage === null) return []
  const armies = view.clans.flatMap((clan) => armyLine(clan, pillage.province, tongue))
  return [heading('pillage', pillage.province, tongue), ...armies]
}

function heading(kind: 'battle' | 'pillage', place: Place, tongue: Tongue): string {
  return tongue.say({ key: `spoken.br.${kind}`, params: { place: `place.${placeId(place)}` } })
}

/** What a clan has in a province before cards are played. */
function armyLine(clan: ClanView, province: Place, tongue: Tongue): string[] {
  const figures = listed([
    figuresText(groupsIn(clan, province), tongue),
    figuresText(supportOf(clan, province), tongue),
  ])
  if (figures === '') return []
  const params = {
    who: `clan.${clan.clan}`,
    strength: strengthIn(clan, province),
    figures: literal(figures),
  }
  return [tongue.say({ key: 'spoken.br.army', params })]
}

function sideLines(view: View, battle: Battle, tongue: Tongue): string[] {
  const bonuses = bonusLines(battle)
  return view.clans.flatMap((clan, seat) => {
    if (battle.tookPart[seat] === 0) return []
    const army = armyLine(clan, battle.province, tongue)
    const cards = battle.played[seat] ?? []
    if (cards.length === 0) return [...army, ...faceDown(battle, clan, seat, tongue)]
    const bonus = (bonuses[seat] ?? []).reduce((sum, one) => sum + one, 0)
    const params = {
      cards: cards.map(cardName).join(' '),
      total: strengthIn(clan, battle.province) + bonus,
      bonus,
    }
    return [...army, `${whoIs(tongue, clan)}: ${tongue.say({ key: 'spoken.br.total', params })}`]
  })
}

/** A card that lies face down: everybody knows that it does, its owner which it is. */
function faceDown(battle: Battle, clan: ClanView, seat: number, tongue: Tongue): string[] {
  const card = battle.chosen[seat] ?? null
  if (card === null) return []
  const who = whoIs(tongue, clan)
  if (card === 'hidden') return [`${who}: ${tongue.say({ key: 'spoken.br.face-down' })}`]
  return [
    `${who}: ${tongue.say({ key: 'spoken.br.face-down.own', params: { card: cardName(card) } })}`,
  ]
}
