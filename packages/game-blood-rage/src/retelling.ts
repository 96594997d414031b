import type { CardId } from './cards/printed.ts'
import { type MovableFigures, moveUnit, release } from './effects/move.ts'
import type { BloodRageEvent } from './events.ts'
import { type ClanId, type FigureId, SLOTS, SLOTS_OF, type Slot } from './ids.ts'
import { BOX, PLACES, type Place, placeOf, RESERVE, VALHALLA } from './map.ts'
import { unitOf, WARRIORS } from './queries/figures.ts'
import type { ClanFigures } from './table.ts'

/**
 * Follows figures and upgrades by the events alone: so a story told afterwards knows who stood
 * where in any battle of the game, though its reader has only the present view. Has to hear all
 * events from the set-up on, or from a position that it is given.
 */
export class Retelling {
  private readonly clans = new Map<ClanId, MovableFigures>()

  constructor(start: readonly ClanFigures[] = []) {
    for (const clan of start) this.clans.set(clan.clan, copyOf(clan))
  }

  /** A clan as it stands at this point of the story: a copy. */
  clan(id: ClanId): ClanFigures {
    return copyOf(this.of(id))
  }

  hear(event: BloodRageEvent): void {
    switch (event.type) {
      case 'invaded':
      case 'marched':
      case 'joined':
        return this.move(event.clan, event.figure, placeOf(event.from), placeOf(event.place))
      case 'leader-moved':
        return this.move(event.clan, 'leader', placeOf(event.from), placeOf(event.place))
      case 'fled':
        return this.move(event.clan, event.figure, placeOf(event.from), placeOf('yggdrasil'))
      case 'destroyed':
        return this.move(event.clan, event.figure, placeOf(event.place), VALHALLA)
      case 'released':
        return void release(this.of(event.clan))
      case 'upgraded':
        return lay(this.of(event.clan), event.slot, event.card)
      default:
        return
    }
  }

  private of(id: ClanId): MovableFigures {
    const known = this.clans.get(id) ?? atTheStart(id)
    this.clans.set(id, known)
    return known
  }

  private move(id: ClanId, figure: FigureId, from: Place, to: Place): void {
    const clan = this.of(id)
    moveUnit(clan, unitOf(clan, figure), from, to)
  }
}

function copyOf({ clan, upgrades, warriors, singles }: ClanFigures): MovableFigures {
  return {
    clan,
    upgrades: upgrades.slice(),
    warriors: warriors.slice(),
    singles: singles.slice(),
  }
}

function atTheStart(clan: ClanId): MovableFigures {
  const warriors = PLACES.map((_, place) => (place === RESERVE ? WARRIORS : 0))
  return {
    clan,
    upgrades: Array.from({ length: SLOTS }, () => null),
    warriors,
    singles: [RESERVE, RESERVE, BOX, BOX],
  }
}

/** A monster comes with its card; one whose card lay there is gone. */
function lay(clan: MovableFigures, slot: Slot, card: CardId): void {
  clan.upgrades[slot] = card
  const { first, count } = SLOTS_OF.monster
  if (slot >= first && slot < first + count) clan.singles[slot - 1] = RESERVE
}
