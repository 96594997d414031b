import type { CardId, LokiId, WarriorId } from '@meadhall/game-valhalla'

/**
 * What is seen on each card: shapes with the place of their middle, their scale and their turn. A
 * shape is `w:` a weapon, `d:` a die, `c:` a clan's head, `s:` a sign, `p:` a thing.
 */
export type Item = readonly [shape: string, x: number, y: number, scale: number, turn?: number]

const FACES = ['sword', 'axe', 'spear', 'bow', 'shield'] as const
const CLANS = ['bear', 'wolf', 'boar', 'deer', 'giant'] as const

type Scenes = Readonly<Record<string, readonly Item[]>>

function each<P extends string, T extends string>(
  prefix: P,
  list: readonly T[],
  items: (name: T) => readonly Item[],
): Record<`${P}${T}`, readonly Item[]> {
  const scenes = list.map((name) => [`${prefix}${name}`, items(name)] as const)
  return Object.fromEntries(scenes) as Record<`${P}${T}`, readonly Item[]>
}

const TACTICS = {
  fury: [
    ['p:burst', 100, 60, 1.75],
    ['w:axe', 76, 60, 1.35, -24],
    ['-w:axe', 124, 60, 1.35, 24],
  ],
  'fury-of-the-few': [
    ['p:glare', 62, 60, 1.5],
    ['w:sword', 62, 58, 1.6],
    ['p:spears', 128, 62, 0.9],
    ['p:spears', 166, 70, 0.9],
  ],
  'heroic-attack': [
    ['p:burst', 100, 58, 1.8],
    ['s:strength', 100, 62, 1.45],
    ['d:miss', 164, 86, 0.62, 18],
  ],
  'new-weapons': [
    ['w:spear', 44, 60, 1.2, -40],
    ['w:sword', 82, 58, 1.5, 8],
    ['w:axe', 122, 60, 1.4],
    ['d:bow', 162, 44, 0.7, -12],
    ['d:shield', 168, 90, 0.62, 14],
  ],
  'push-back-the-enemy': [
    ['w:shield', 66, 60, 1.5],
    ['p:push', 134, 60, 1.2],
    ['p:spears', 184, 62, 0.9, 16],
  ],
  'weapon-exchange': [
    ['d:miss', 48, 60, 1, -10],
    ['p:swirl', 100, 60, 1],
    ['d:sword', 152, 60, 1, 8],
  ],
  'cut-off-from-the-leader': [
    ['p:crown', 46, 60, 1.1],
    ['p:chain', 104, 58, 1],
    ['s:tactic', 160, 60, 1.15, 10],
  ],
  'road-to-valhalla': [
    ['p:bridge', 66, 66, 1.3],
    ['s:valhalla', 146, 56, 1.35],
  ],
  'call-to-battle': [
    ['p:glare', 66, 60, 1.4],
    ['p:horn', 78, 62, 1.5],
    ['p:shout', 30, 52, 0.7, 180],
    ['c:dwarf', 156, 60, 1.2],
  ],
  'war-cry-squad': [
    ['w:shield', 40, 82, 1],
    ['w:shield', 160, 82, 1],
    ['w:shield', 80, 90, 1],
    ['w:shield', 120, 90, 1],
    ['p:horn', 100, 38, 1.1, -10],
  ],
  'war-cry-activation': [
    ['c:dwarf', 62, 60, 1.55],
    ['p:shout', 134, 62, 1.2],
    ['w:axe', 176, 60, 1.1, 12],
  ],
} satisfies Scenes

const MISSIONS = {
  'mission-steady-hand': [
    ['p:palm', 74, 64, 1.5],
    ['d:axe', 140, 60, 1, 8],
  ],
  'mission-crushing-victory': [
    ['w:shield', 110, 60, 1.55],
    ['p:crack', 110, 60, 1.6],
    ['w:axe', 58, 54, 1.4, 20],
  ],
  'mission-shield-wall': [
    ['w:shield', 54, 62, 1.3],
    ['w:shield', 146, 62, 1.3],
    ['w:shield', 100, 66, 1.4],
  ],
} satisfies Scenes

const THOR = {
  'thor-draw-fewer': [
    ['p:mjolnir', 78, 60, 1.5, -12],
    ['s:deck', 148, 62, 1.2],
  ],
  'thor-draw-no-more': [
    ['p:bolt', 40, 50, 1.3],
    ['p:mjolnir', 96, 64, 1.3, 14],
    ['s:deck', 156, 58, 1.2, 8],
  ],
  'thor-strength-fewer': [
    ['p:burst', 100, 60, 1.9],
    ['p:mjolnir', 100, 60, 1.6],
    ['p:bolt', 34, 54, 1.2],
    ['p:bolt', 168, 54, 1.2],
  ],
  'thor-strength-no-more': [
    ['p:mjolnir', 70, 60, 1.5, -14],
    ['s:strength', 142, 62, 1.35],
  ],
  'thor-reroll-fewer': [
    ['p:mjolnir', 62, 60, 1.45, -10],
    ['p:swirl', 144, 60, 1.3],
  ],
  'thor-reroll-no-more': [
    ['p:swirl', 100, 60, 1.8],
    ['p:mjolnir', 100, 60, 1.1, 18],
  ],
  'thor-die-fewer': [
    ['p:mjolnir', 66, 58, 1.45, -12],
    ['d:spear', 144, 62, 1.1, 10],
  ],
  'thor-die-no-more': [
    ['p:bolt', 48, 56, 1.5, 6],
    ['d:axe', 100, 66, 1.1, -10],
    ['p:mjolnir', 154, 56, 1.2, 20],
  ],
  'thor-steal-fewer': [
    ['p:mjolnir', 64, 58, 1.45, -14],
    ['p:palm', 146, 66, 1.3, 14],
  ],
  'thor-steal-no-more': [
    ['p:palm', 58, 66, 1.3, -14],
    ['s:deck', 104, 50, 0.9, 8],
    ['p:mjolnir', 150, 60, 1.3, 16],
  ],
} satisfies Scenes

const TYR = {
  ...each('tyr-against-', CLANS, (clan) => [
    [`c:${clan}`, 128, 60, 1.5],
    ['p:palm', 52, 66, 1.3, -6],
    ['p:more', 184, 24, 0.4],
  ]),
  ...each('tyr-less-', FACES, (face) => [
    [`w:${face}`, 128, 60, 1.4],
    ['-p:strike', 128, 60, 1.4],
    ['p:palm', 48, 66, 1.3, -6],
  ]),
  'tyr-strength': [
    ['p:burst', 100, 60, 1.9],
    ['p:palm', 100, 62, 1.6],
  ],
} satisfies Scenes

const LOKI = {
  'shared-table': [
    ['p:table', 100, 66, 1.6],
    ['s:loki', 100, 26, 0.62],
  ],
  'narrow-door': [['p:door', 100, 62, 1.75]],
  'tricksters-purse': [
    ['p:purse', 82, 60, 1.6, -8],
    ['p:coins', 150, 76, 0.9],
  ],
  'borrowed-blades': [
    ['w:sword', 60, 60, 1.55, -22],
    ['w:sword', 140, 60, 1.55, 22],
    ['w:axe', 100, 60, 1.3],
  ],
  'false-songs': [
    ['p:lyre', 88, 60, 1.6, -8],
    ['p:shout', 150, 54, 1],
  ],
  'new-faces': [
    ['s:loki', 44, 68, 0.95, -12],
    ['s:loki', 156, 68, 0.95, 12],
    ['s:loki', 100, 58, 1.4],
  ],
  'cut-purses': [
    ['p:purse', 72, 64, 1.35, -10],
    ['p:knife', 134, 56, 1.5],
    ['p:coins', 34, 92, 0.6],
  ],
  'long-night': [['p:moon', 100, 58, 1.65]],
  'serpents-gift': [['p:serpent', 96, 60, 1.6]],
  'mocking-laughter': [
    ['p:shout', 172, 60, 0.9],
    ['p:shout', 28, 60, 0.9, 180],
    ['s:loki', 100, 60, 1.7],
  ],
} satisfies Scenes

/** Every card that is no warrior, and every Loki card: one without a picture does not compile. */
export type Pictured = Exclude<CardId, WarriorId> | LokiId

export const SCENES: Readonly<Record<Pictured, readonly Item[]>> = {
  ...TACTICS,
  ...each('heroic-attack-', FACES, (face) => [
    ['p:burst', 100, 60, 1.9],
    [`w:${face}`, 100, 60, 1.55],
  ]),
  ...each('weapon-delivery-', FACES, (face) => [
    ['p:glare', 100, 56, 1.6],
    ['p:wings', 100, 58, 1.6],
    [`w:${face}`, 100, 64, 1.2],
  ]),
  ...MISSIONS,
  ...THOR,
  ...TYR,
  ...LOKI,
}
