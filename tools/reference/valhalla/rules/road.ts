import { type Armed, type Battle, choose } from './battle-state.ts'
import { namedBy, warriorWord } from './oracle.ts'

/** Warriors the attacker may pick: each once, and a partner's only in an Alliance (VH-R58, VH-R60). */
function pickable(battle: Battle): readonly Armed[] {
  const { armed, seat } = battle.attacker
  const stays = (each: Armed) =>
    battle.position.modules.pairs === 'cooperation' && each.owner !== seat
  return armed.filter((each) => !each.onRoad && !stays(each))
}

export const canTakeRoad = (battle: Battle) => pickable(battle).length > 0

/** Road to Valhalla: the attacker picks an armed warrior, whose strength is lost (VH-68). */
export function takeRoad(battle: Battle): void {
  const answers = pickable(battle).map(({ warrior }) => warriorWord(warrior.card))
  const card = namedBy(choose(battle, battle.attacker.seat, 'road', answers))
  const picked = battle.attacker.armed.find(({ warrior }) => warrior.card === card)
  if (picked !== undefined) picked.onRoad = true
}
