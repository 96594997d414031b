import {
  CARDS,
  type CardId,
  CLANS,
  type ClanId,
  cardOf,
  JARLS,
  type JarlId,
  type WarriorCard,
} from '@meadhall/game-valhalla'
import type { CSSProperties } from 'react'
import { at, chance, seedOf } from './cut.ts'
import type { Build } from './portrait-face.ts'

/** Which parts a portrait is put together from. */
export interface Look {
  readonly build: Build
  readonly back: string
  readonly top: string
  readonly beard: string
  readonly braids: boolean
  readonly helm: string
  readonly mark: string
  readonly dress: string
}

type Some<T> = readonly [T, ...T[]]

const SKINS: Some<readonly [string, string]> = [
  ['#ecc7a0', '#c78f66'],
  ['#dfae82', '#b27c52'],
  ['#f1d3b3', '#d09c77'],
  ['#c98f64', '#97633e'],
  ['#e4b894', '#bb7f5c'],
]
const ICE: Some<readonly [string, string]> = [
  ['#a9d0de', '#6d9db4'],
  ['#8fb6cf', '#577f9d'],
  ['#bcd9da', '#7fa5aa'],
  ['#9dbbd6', '#6784a8'],
]
const HAIRS: Some<string> = [
  '#c4622a',
  '#e0b04e',
  '#6b4023',
  '#a9481f',
  '#d8cfc0',
  '#4d3a2e',
  '#8f7a5c',
]

const FURS: Some<string> = ['#5b4132', '#6a6f78', '#8a5a36', '#3f3733', '#b7a98f']

function tints(skin: readonly [string, string], hair: string, fur: string): CSSProperties {
  const skins = { '--vh-skin': skin[0], '--vh-skin-shade': skin[1] }
  return { ...skins, '--vh-hair': hair, '--vh-fur': fur }
}

/** The box a warrior lies in: its clan's, or that of its module. */
const boxOf = ({ deck, clan }: WarriorCard): string => (deck === 'base' ? clan : deck)

function numbered(): ReadonlyMap<CardId, number> {
  const numbers = new Map<CardId, number>()
  const counts = new Map<string, number>()
  for (const card of CARDS) {
    if (card.type !== 'warrior') continue
    const number = (counts.get(boxOf(card)) ?? 0) + 1
    counts.set(boxOf(card), number)
    numbers.set(card.id, number)
  }
  return numbers
}

const NUMBERS = numbered()

/** The place of a warrior among those of its box, from 1: neighbours look different. */
export const numberOf = (card: CardId): number => NUMBERS.get(card) ?? 0

/** Whether a warrior is one that the Valkyries chose. */
export const isChosen = (card: CardId): boolean => cardOf(card).deck === 'valkyries'

export function tintsOf(card: CardId, clan: ClanId): CSSProperties {
  const n = numberOf(card)
  const shift = seedOf(clan) % 7
  const fur = clan === 'wolf' ? '#666b75' : '#5b4132'
  return tints(at(clan === 'giant' ? ICE : SKINS, n * 3 + shift), at(HAIRS, n * 3 + shift), fur)
}

/** Women, following the names on the cards. */
const WOMEN: ReadonlySet<CardId> = new Set([
  'alof',
  'bera',
  'dalla',
  'eir',
  'frida',
  'groa',
  'helga',
  'inga',
  'jorun',
  'oddny',
  'ragna',
  'signy',
  'thora',
  'unn',
  'hildrs-chosen',
  'gonduls-chosen',
  'rotas-chosen',
  'sigruns-chosen',
  'olruns-chosen',
  'svavas-chosen',
  'eirs-chosen',
  'herjas-chosen',
  'radgrids-chosen',
  'golls-chosen',
  'herfjoturs-chosen',
  'ulfhild',
  'ylva',
  'drifa',
  'veig',
])

export const womanOf = (card: CardId): boolean => WOMEN.has(card)

const BEARD_ORDER: Some<string> = [
  'short',
  'forked',
  'stubble',
  'braid',
  'wild',
  'moustache',
  'twin',
  'chops',
  'spade',
]
const TOPS: Some<string> = ['mohawk', 'part', 'crop', 'knot', 'sweep', 'rows', 'bald', 'fringe']
const WOMEN_TOPS: Some<string> = ['part', 'sweep', 'rows', 'fringe', 'knot', 'mohawk']
const BACKS: Some<string> = ['none', 'long', 'bob', 'mane', 'none']
const MARK_ORDER: Some<string> = [
  'none',
  'scar',
  'band',
  'claws',
  'none',
  'stripes',
  'half',
  'cheekScar',
  'tears',
  'rune',
  'chin',
]
/** Headgear of a clan; the strongest wear the beast itself. */
const CLAN_HELMS: Readonly<Record<string, Some<string>>> = {
  bear: ['none', 'nasal', 'cap', 'none', 'spectacle', 'bear', 'none', 'cheekHelm'],
  wolf: ['none', 'hood', 'none', 'wolf', 'nasal', 'none', 'cap', 'wolf'],
  boar: ['nasal', 'none', 'boar', 'spectacle', 'none', 'cheekHelm', 'cap'],
  deer: ['none', 'hood', 'circlet', 'none', 'deer', 'cap', 'none', 'nasal'],
}
const CLAN_DRESS: Readonly<Record<string, Some<string>>> = {
  bear: ['fur', 'bare', 'leather', 'fur', 'mail'],
  wolf: ['leather', 'fur', 'cloak', 'mail'],
  boar: ['mail', 'leather', 'mail', 'cloak'],
  deer: ['cloak', 'leather', 'gown', 'mail'],
}

function buildOf(card: CardId, woman: boolean): Build {
  const n = numberOf(card)
  const random = chance(seedOf(card))
  return {
    cheek: (woman ? 19 : 20) + Math.floor(random() * 4),
    jaw: woman ? 12 : 14 + Math.floor(random() * 4),
    woman,
    frown: Math.floor(random() * (woman ? 3 : 4)),
    eyes: n % 11 === 4 ? 'patch' : at(['open', 'open', 'narrow'], n),
  }
}

export function warriorLook(card: CardId, clan: ClanId, weapons: number): Look {
  const n = numberOf(card)
  const seed = seedOf(clan)
  const woman = womanOf(card)
  const gear = at(CLAN_HELMS[clan] ?? ['none'], n + (isChosen(card) ? 3 : 0))
  const common = {
    build: buildOf(card, woman),
    helm: weapons >= 3 ? clan : gear,
    mark: at(MARK_ORDER, n * 4 + seed),
  }
  const dress = at(CLAN_DRESS[clan] ?? ['cloak'], n)
  const back = at(BACKS, n + seed)
  if (woman) {
    return {
      ...common,
      back: back === 'none' ? 'long' : back,
      top: at(WOMEN_TOPS, n),
      beard: 'none',
      braids: n % 3 !== 0,
      dress: dress === 'bare' ? 'leather' : dress,
    }
  }
  const top = at(TOPS, n * 3 + seed)
  return { ...common, back, top, beard: at(BEARD_ORDER, n * 2 + seed), braids: n % 5 === 2, dress }
}

/** The Jarls: clan's colour, hair, skin, headgear, hair behind, on top, beard, mark. */
const JARL_LOOKS: Readonly<Record<JarlId, string>> = {
  sigurd: 'bear 1 0 kingHelm long part short none',
  solveig: 'deer 1 2 sun long part woman none',
  sigvard: 'wolf 2 1 raven none crop forked scar',
  hodr: 'giant 4 2 none long part spade none',
  agnar: 'deer 6 0 crown bob part short none',
  villsvin: 'boar 2 3 boar mane crop wild none',
  valgard: 'dwarf 4 1 furCap none crop spade none',
  styr: 'bear 5 3 none none mohawk chops half',
  vingor: 'wolf 4 4 wolf none crop twin none',
  aslaug: 'dwarf 0 2 crown mane part woman none',
  einar: 'deer 2 1 hood none crop moustache cheekScar',
  thord: 'giant 5 0 spectacle none crop wild none',
  ottar: 'deer 6 3 deer none crop braid none',
  esbjorn: 'bear 0 4 bear none crop wild none',
  egil: 'boar 2 3 none long bald forked scar',
  beinir: 'wolf 3 2 cheekHelm bob crop stubble none',
  bernhard: 'dwarf 6 1 crown none bald chops none',
  astrid: 'giant 1 0 none none rows woman stripes',
  gunnhild: 'bear 5 2 hood long part woman tears',
  halfdan: 'wolf 5 3 none none knot braid claws',
  ivar: 'boar 3 0 circlet none sweep moustache band',
  leif: 'giant 1 1 furCap long crop forked none',
  ragnhild: 'boar 3 4 veil none part woman none',
  torstein: 'bear 3 1 crown mane part twin none',
  yrsa: 'wolf 4 3 circlet mane part woman chin',
}

const jarlNumber = (jarl: JarlId): number => JARLS.findIndex(({ id }) => id === jarl) + 1

function eyesOf(jarl: JarlId): Build['eyes'] {
  if (jarl === 'hodr') return 'blindfold'
  if (jarl === 'styr') return 'patch'
  return jarlNumber(jarl) % 3 === 0 ? 'narrow' : 'open'
}

export function jarlLook(jarl: JarlId): Look & { clan: ClanId; tints: CSSProperties } {
  const n = jarlNumber(jarl)
  const row = JARL_LOOKS[jarl].split(' ')
  const [colour, hair, skin, helm = '', back = '', top = '', beard = '', mark = ''] = row
  const clan = CLANS.find((id) => id === colour) ?? 'bear'
  const woman = beard === 'woman'
  const build: Build = {
    cheek: (woman ? 19 : 21) + (n % 3),
    jaw: woman ? 12 : 14 + (n % 4),
    woman,
    frown: n % 3,
    eyes: eyesOf(jarl),
  }
  const braids = jarl === 'astrid' || jarl === 'ragnhild' || jarl === 'solveig'
  const look = { build, back, top, beard: woman ? 'none' : beard, braids, helm, mark }
  const colours = tints(
    at(SKINS, Number(skin)),
    at(HAIRS, Number(hair)),
    at(FURS, helm === 'wolf' ? 1 : n * 2),
  )
  return { ...look, dress: 'regalia', clan, tints: colours }
}
