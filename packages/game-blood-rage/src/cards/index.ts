import { FIGURES } from '../ids.ts'
import { alfheim } from './alfheim.ts'
import { brothersInArms } from './brothers-in-arms.ts'
import type { CardBehaviour } from './card.ts'
import { darkElf } from './dark-elf.ts'
import { dwarfChieftain } from './dwarf-chieftain.ts'
import { eternalDragons } from './eternal-dragons.ts'
import { fireDragons } from './fire-dragons.ts'
import { fireGiant } from './fire-giant.ts'
import { friggasCharm } from './friggas-charm.ts'
import { friggasDomain } from './friggas-domain.ts'
import { friggasGrace } from './friggas-grace.ts'
import { friggasProtection } from './friggas-protection.ts'
import { friggasSacrifice } from './friggas-sacrifice.ts'
import { friggasSuccor } from './friggas-succor.ts'
import { frostGiant } from './frost-giant.ts'
import { gloriousDeath } from './glorious-death.ts'
import { heimdallsSight } from './heimdalls-sight.ts'
import { heimdallsWatch } from './heimdalls-watch.ts'
import { jotunheim } from './jotunheim.ts'
import { lokisBackstab } from './lokis-backstab.ts'
import { lokisBlessing } from './lokis-blessing.ts'
import { lokisDomain } from './lokis-domain.ts'
import { lokisDragons } from './lokis-dragons.ts'
import { lokisEminence } from './lokis-eminence.ts'
import { lokisPoison } from './lokis-poison.ts'
import { lokisTrickery } from './lokis-trickery.ts'
import { lokisWrath } from './lokis-wrath.ts'
import { lordOfAxes } from './lord-of-axes.ts'
import { lordOfHammers } from './lord-of-hammers.ts'
import { lordOfSpears } from './lord-of-spears.ts'
import { manheim } from './manheim.ts'
import { mastersInArms } from './masters-in-arms.ts'
import { odinsInspiration } from './odins-inspiration.ts'
import { odinsJudgement } from './odins-judgement.ts'
import { odinsSmite } from './odins-smite.ts'
import { odinsThrone } from './odins-throne.ts'
import { odinsTide } from './odins-tide.ts'
import { type CardDef, type CardId, PRINTED, type PrintedCard } from './printed.ts'
import { seaSerpent } from './sea-serpent.ts'
import { soldierOfHel } from './soldier-of-hel.ts'
import { thorsAscension } from './thors-ascension.ts'
import { thorsConquest } from './thors-conquest.ts'
import { thorsDomain } from './thors-domain.ts'
import { thorsGlory } from './thors-glory.ts'
import { thorsHammer } from './thors-hammer.ts'
import { thorsOath } from './thors-oath.ts'
import { thorsPrimacy } from './thors-primacy.ts'
import { troll } from './troll.ts'
import { tyrsChallenge } from './tyrs-challenge.ts'
import { tyrsDomain } from './tyrs-domain.ts'
import { tyrsProwess } from './tyrs-prowess.ts'
import { tyrsWrath } from './tyrs-wrath.ts'
import { valkyrie } from './valkyrie.ts'
import { volurWitch } from './volur-witch.ts'
import { yggdrasil } from './yggdrasil.ts'

/** A card without a file of its own: its printed numbers and white circle say it all. */
const PLAIN: CardBehaviour = {}

/** What every card does, by name. A name without an entry does not compile. */
const BEHAVIOURS: Readonly<Record<CardDef, CardBehaviour>> = {
  'experts-in-arms': PLAIN,
  'heimdalls-eye': PLAIN,
  'heimdalls-gaze': PLAIN,
  'tyrs-bash': PLAIN,
  'tyrs-crush': PLAIN,
  'tyrs-rage': PLAIN,
  'tyrs-smash': PLAIN,
  'tyrs-smite': PLAIN,
  alfheim: alfheim,
  'brothers-in-arms': brothersInArms,
  'dark-elf': darkElf,
  'dwarf-chieftain': dwarfChieftain,
  'eternal-dragons': eternalDragons,
  'fire-dragons': fireDragons,
  'fire-giant': fireGiant,
  'friggas-charm': friggasCharm,
  'friggas-domain': friggasDomain,
  'friggas-grace': friggasGrace,
  'friggas-protection': friggasProtection,
  'friggas-sacrifice': friggasSacrifice,
  'friggas-succor': friggasSuccor,
  'frost-giant': frostGiant,
  'glorious-death': gloriousDeath,
  'heimdalls-sight': heimdallsSight,
  'heimdalls-watch': heimdallsWatch,
  jotunheim: jotunheim,
  'lokis-backstab': lokisBackstab,
  'lokis-blessing': lokisBlessing,
  'lokis-domain': lokisDomain,
  'lokis-dragons': lokisDragons,
  'lokis-eminence': lokisEminence,
  'lokis-poison': lokisPoison,
  'lokis-trickery': lokisTrickery,
  'lokis-wrath': lokisWrath,
  'lord-of-axes': lordOfAxes,
  'lord-of-hammers': lordOfHammers,
  'lord-of-spears': lordOfSpears,
  manheim: manheim,
  'masters-in-arms': mastersInArms,
  'odins-inspiration': odinsInspiration,
  'odins-judgement': odinsJudgement,
  'odins-smite': odinsSmite,
  'odins-throne': odinsThrone,
  'odins-tide': odinsTide,
  'sea-serpent': seaSerpent,
  'soldier-of-hel': soldierOfHel,
  'thors-ascension': thorsAscension,
  'thors-conquest': thorsConquest,
  'thors-domain': thorsDomain,
  'thors-glory': thorsGlory,
  'thors-hammer': thorsHammer,
  'thors-oath': thorsOath,
  'thors-primacy': thorsPrimacy,
  troll: troll,
  'tyrs-challenge': tyrsChallenge,
  'tyrs-domain': tyrsDomain,
  'tyrs-prowess': tyrsProwess,
  'tyrs-wrath': tyrsWrath,
  valkyrie: valkyrie,
  'volur-witch': volurWitch,
  yggdrasil: yggdrasil,
}

/** A printed card together with what it does. */
export interface Card extends PrintedCard<CardId, CardDef> {
  /** Its row in the printed table. */
  readonly index: number
  readonly does: CardBehaviour
  /** For a monster: the index of its figure in `FIGURES`, else -1. */
  readonly figure: number
}

/** All cards in the order of the printed table. */
export const ALL_CARDS: readonly Card[] = PRINTED.map((row, index) => ({
  ...row,
  index,
  does: BEHAVIOURS[row.def],
  figure: row.slot === 'monster' ? (FIGURES as readonly string[]).indexOf(row.def) : -1,
}))

const BY_ID = new Map<string, Card>(ALL_CARDS.map((card) => [card.id, card]))

export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id)
  if (card === undefined) throw new Error(`no card "${id}"`)
  return card
}

export function isCardId(word: string): word is CardId {
  return BY_ID.has(word)
}
