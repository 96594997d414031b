import { CLANS, type ClanId, FACES, JARLS, LOKI } from '@meadhall/game-valhalla'
import type { Fields } from '@meadhall/kernel'
import type { Chance } from './chance.ts'
import { Dealer } from './dealer.ts'

const SHIELDS = 4
/** Jarls who look at one clan should often meet it. */
const CLAN_OF: Readonly<Record<string, ClanId>> = {
  esbjorn: 'bear',
  vingor: 'wolf',
  villsvin: 'boar',
  ottar: 'deer',
  thord: 'giant',
}
/** More dice than a battle ever needs. */
const DICE = 150

/** A position in the words of a scenario, made up so that cards and Jarls meet. */
export function randomPosition(chance: Chance): Fields {
  const players = chance.pick([2, 3, 3, 4, 4, 4, 5, 6, 6])
  const options = randomOptions(chance, players)
  const isShort = options['king'] !== true && chance.happens(12)
  const dealer = new Dealer(chance, players, options)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const jarls = chance.shuffled(JARLS.map(({ id }) => id))
  const captured = randomCaptures(chance, players, options['pairs'] !== 'none')
  const persons = seats.map((seat) => {
    const jarl = jarls[seat] ?? ''
    return [`p${seat + 1}`, person(chance, dealer, { jarl, seat, players, captured })] as const
  })
  return {
    players,
    options,
    first: `p${chance.between(1, players)}`,
    begun: true,
    ...(options['loki'] === true && { loki: chance.pick(LOKI).id }),
    ...(options['king'] === true && { king: randomKings(chance, players) }),
    discard: dealer.any(chance.pick([0, 3, 8, 14])),
    deck: dealer.any(isShort ? chance.below(7) : 12),
    ...(isShort && { rest: 'discard' }),
    dice: [randomDice(chance)],
    ...Object.fromEntries(persons),
  }
}

/** Fair dice, or dice that favour two weapons or the miss. */
function randomDice(chance: Chance): string {
  const favoured = chance.happens(50) ? [chance.pick(FACES), chance.pick(FACES)] : FACES
  const one = () => chance.pick(chance.happens(60) ? favoured : FACES)
  return Array.from({ length: DICE }, one).join(' ')
}

/** The last player of Ragnarök with nobody left to arm: what is in Valhalla and who has shields. */
export function bareEnd(chance: Chance): Fields {
  const players = chance.between(2, 6)
  const options = randomOptions(chance, players)
  const dealer = new Dealer(chance, players, options)
  const captured = randomCaptures(chance, players, options['pairs'] !== 'none')
  const persons = captured.map((_, seat) => {
    const valhalla = dealer.scoring(chance.below(5))
    return [`p${seat + 1}`, { valhalla, captured: capturedBy(captured, seat) }] as const
  })
  return {
    players,
    options,
    ragnarok: 1,
    ...(options['king'] === true && { king: randomKings(chance, players) }),
    ...Object.fromEntries(persons),
  }
}

function randomOptions(chance: Chance, players: number): Fields {
  const hasPairs = players % 2 === 0 && players > 2 && chance.happens(55)
  return {
    loki: chance.happens(60),
    thor: players > 2 && chance.happens(60),
    valkyries: chance.happens(65),
    dwarves: chance.happens(65),
    tyr: chance.happens(60),
    king: chance.happens(50),
    pairs: hasPairs ? chance.pick(['cooperation', 'alliance']) : 'none',
  }
}

/** Shields taken so far: by owner, then by who has them. Partners have none of each other. */
function randomCaptures(chance: Chance, players: number, pairs: boolean): readonly number[][] {
  return Array.from({ length: players }, (_, owner) => {
    const taken = Array.from({ length: players }, () => 0)
    const isFriend = (seat: number) => pairs && seat === (owner + players / 2) % players
    const foes = taken.flatMap((_, seat) => (seat === owner || isFriend(seat) ? [] : [seat]))
    for (let left = chance.pick([0, 0, 1, 2, 3, 3, SHIELDS]); left > 0; left--) {
      const by = chance.pick(foes)
      taken[by] = (taken[by] ?? 0) + 1
    }
    return taken
  })
}

function capturedBy(captured: readonly (readonly number[])[], seat: number): Fields {
  const owned = captured.map((taken, owner) => [`p${owner + 1}`, taken[seat] ?? 0] as const)
  return Object.fromEntries(owned.filter(([, count]) => count > 0))
}

function randomKings(chance: Chance, players: number): Fields {
  const seats = chance.shuffled(Array.from({ length: players }, (_, seat) => seat))
  const count = chance.below(players === 6 ? 3 : 2)
  const kings = seats.slice(0, count).map((seat) => [`p${seat + 1}`, chance.between(1, 4)] as const)
  return Object.fromEntries(kings)
}

interface Who {
  readonly jarl: string
  readonly seat: number
  readonly players: number
  readonly captured: readonly (readonly number[])[]
}

function person(chance: Chance, dealer: Dealer, { jarl, seat, players, captured }: Who): Fields {
  const others = Array.from({ length: players }, (_, other) => other).filter((o) => o !== seat)
  const attackedBy = others.filter(() => chance.happens(25))
  const hand = dealer.hand(chance.pick([0, 2, 4, 6, 8, 10]))
  const hasJarl = chance.happens(93)
  const clan = chance.happens(50) ? (CLAN_OF[jarl] ?? chance.pick(CLANS)) : null
  return {
    ...(hasJarl && { jarl }),
    squad: dealer.squad(squadSize(chance, hasJarl ? jarl : ''), clan),
    hand,
    shown: shown(chance, hand),
    valhalla: dealer.warriors(chance.below(3)),
    captured: capturedBy(captured, seat),
    attackedBy: attackedBy.map((other) => `p${other + 1}`),
    angry: hasJarl && jarl === 'yrsa' && (attackedBy.length > 1 || chance.happens(50)),
    // Yrsa would keep all she draws in part B, and the next turn would begin unseen.
    defeated: jarl !== 'yrsa' && chance.happens(20),
  }
}

function squadSize(chance: Chance, jarl: string): number {
  if (jarl === 'bernhard') return chance.between(1, 6)
  if (jarl === 'valgard') return chance.between(1, 5)
  return chance.pick([0, 1, 1, 2, 2, 3, 3, 4, 4, 4])
}

/** Most hands are hidden; some were shown, some in part. */
function shown(chance: Chance, hand: readonly string[]): readonly string[] {
  if (chance.happens(70)) return []
  return chance.happens(50) ? hand : hand.filter(() => chance.happens(50))
}
