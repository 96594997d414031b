import type { CardDef, CardId, FigureId } from '@meadhall/game-blood-rage'
import type { Drawing } from '../common/parts.tsx'
import { FIGURE_DRAWINGS } from './figure-drawings.ts'
import { GOD_DRAWINGS, type GodId } from './god-drawings.ts'
import { ITEM_DRAWINGS } from './item-drawings.ts'
import { CLAN_DRAWINGS, SIGN_DRAWINGS, SLOT_DRAWINGS, STAT_DRAWINGS } from './sign-drawings.ts'

const DRAWINGS = {
  ...FIGURE_DRAWINGS,
  ...GOD_DRAWINGS,
  ...STAT_DRAWINGS,
  ...SIGN_DRAWINGS,
  ...ITEM_DRAWINGS,
  raven: CLAN_DRAWINGS.raven,
  shield: SLOT_DRAWINGS.clan,
}
export type DrawingId = keyof typeof DRAWINGS

export function drawingOf(id: DrawingId): Drawing {
  return DRAWINGS[id]
}

/**
 * How a card is laid out: a `beast` before its haunt, `one` sign, the sign `with` another on both sides, a `fan` of weapons
 * behind it, a `row` of the same, or a `scene` of a land under a banner.
 */
export interface Motif {
  readonly layout: 'beast' | 'one' | 'with' | 'fan' | 'row' | 'scene'
  readonly main: DrawingId
  readonly mate?: DrawingId
  readonly count?: number
  /** A colour mixed into that of the wood. */
  readonly hue?: string
  /** A battle card: crossed swords lie behind the sign. */
  readonly battle?: true
}

function one(main: DrawingId): Motif {
  return { layout: 'one', main }
}

/** A monster before what it dwells among. */
function beast(main: FigureId, mate: DrawingId, hue: string): Motif {
  return { layout: 'beast', main, mate, hue }
}

function beside(main: DrawingId, mate: DrawingId): Motif {
  return { layout: 'with', main, mate }
}

function row(main: DrawingId, count: number): Motif {
  return { layout: 'row', main, count }
}

function scene(main: DrawingId): Motif {
  return { layout: 'scene', main }
}

function fan(count: number): Motif {
  return { layout: 'fan', main: 'tyr', mate: 'sword', count, battle: true }
}

function clash(motif: Motif): Motif {
  return { ...motif, battle: true }
}

export const MOTIFS: Readonly<Record<CardDef, Motif>> = {
  troll: beast('troll', 'mountain', '--dye-green'),
  'dwarf-chieftain': beast('dwarf-chieftain', 'mountain', '--dye-ochre'),
  'sea-serpent': beast('sea-serpent', 'wave', '--dye-teal'),
  valkyrie: beast('valkyrie', 'bolt', '--dye-ochre'),
  'dark-elf': beast('dark-elf', 'oak', '--dye-violet'),
  'fire-giant': beast('fire-giant', 'destroyed', '--dye-red'),
  'frost-giant': beast('frost-giant', 'crystal', '--dye-blue'),
  'soldier-of-hel': beast('soldier-of-hel', 'grave', '--dye-violet'),
  'volur-witch': beast('volur-witch', 'oak', '--dye-green'),
  'lord-of-hammers': beside('leader', 'thor'),
  'lord-of-axes': beside('leader', 'axes'),
  'lord-of-spears': beside('leader', 'spear'),
  'brothers-in-arms': row('warrior', 2),
  'experts-in-arms': beside('warrior', 'battle'),
  'masters-in-arms': row('warrior', 3),
  'lokis-dragons': beside('ship', 'loki'),
  'fire-dragons': beside('ship', 'destroyed'),
  'eternal-dragons': beside('ship', 'tree'),
  'lokis-domain': beside('loki', 'grave'),
  'lokis-blessing': beside('loki', 'rage'),
  'lokis-eminence': beside('loki', 'legendary'),
  'lokis-wrath': beside('loki', 'destroyed'),
  'friggas-charm': beside('frigg', 'upgrade'),
  'friggas-succor': beside('frigg', 'herb'),
  'friggas-protection': beside('frigg', 'shield'),
  'friggas-domain': beside('frigg', 'throne'),
  'friggas-sacrifice': beside('frigg', 'dagger'),
  'thors-glory': beside('thor', 'glory'),
  'thors-domain': beside('thor', 'bolt'),
  'thors-conquest': beside('thor', 'quest'),
  'tyrs-domain': beside('tyr', 'fist'),
  'tyrs-challenge': beside('tyr', 'battle'),
  'tyrs-prowess': beside('tyr', 'axes'),
  'tyrs-wrath': beside('tyr', 'rage'),
  'odins-inspiration': beside('odin', 'raven'),
  'odins-throne': beside('odin', 'throne'),
  alfheim: scene('oak'),
  jotunheim: scene('mountain'),
  manheim: scene('house'),
  yggdrasil: scene('tree'),
  'glorious-death': scene('grave'),
  'tyrs-bash': fan(2),
  'tyrs-smash': fan(3),
  'tyrs-crush': fan(4),
  'tyrs-smite': fan(5),
  'tyrs-rage': fan(6),
  'odins-smite': clash(beside('odin', 'spear')),
  'odins-tide': clash(beside('odin', 'wave')),
  'odins-judgement': clash(beside('odin', 'scales')),
  'heimdalls-sight': clash(one('heimdall')),
  'heimdalls-eye': clash(beside('heimdall', 'horns')),
  'heimdalls-gaze': clash(row('heimdall', 3)),
  'heimdalls-watch': clash(beside('heimdall', 'shield')),
  'friggas-grace': clash(one('frigg')),
  'lokis-trickery': clash(row('loki', 2)),
  'lokis-backstab': clash(beside('loki', 'dagger')),
  'lokis-poison': clash(beside('loki', 'vial')),
  'thors-hammer': clash(beside('thor', 'bolt')),
  'thors-oath': clash(beside('thor', 'ring')),
  'thors-primacy': clash(beside('thor', 'legendary')),
  'thors-ascension': clash(beside('thor', 'upgrade')),
}

/** The name of a card without its age. */
export function defOf(card: CardDef | CardId): CardDef {
  return card.replace(/^a\d-/, '') as CardDef
}

const GODS: readonly GodId[] = ['odin', 'thor', 'loki', 'frigg', 'heimdall', 'tyr']

/** The god a card is named after. */
export function godOf(def: CardDef): GodId | undefined {
  return GODS.find((god) => def.startsWith(god))
}
