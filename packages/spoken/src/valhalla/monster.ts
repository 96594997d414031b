import { MONSTER_CARDS, monsterSideAt, monsterTraitMessage } from '@meadhall/game-valhalla'
import { literal, type Tongue } from '../tongue.ts'
import type { ValhallaScene } from './scene.ts'

/** The monster card that is fought: strength, limit, open symbols and its trait. */
export function monsterLines({ view }: ValhallaScene, tongue: Tongue): string[] {
  const { monster } = view
  const side = monster === null ? null : monsterSideAt(monster, 0)
  if (monster === null || side === null) return []
  const order = MONSTER_CARDS.find(({ id }) => id === monster.stack[0])?.order ?? 0
  const params = {
    monster: `monster.${monster.id}.name`,
    order,
    all: order + monster.stack.length - 1,
    strength: side.strength,
    limit: side.valhallaLimit,
  }
  const open = side.attackSymbols.filter((_, index) => !monster.covered[index])
  const faces = open.map((face) => tongue.say({ key: `face.${face}` })).join(', ')
  return [
    tongue.say({ key: 'spoken.vh.monster', params }),
    tongue.say({
      key: open.length === 0 ? 'spoken.vh.symbols.none' : 'spoken.vh.symbols',
      params: { faces: literal(faces) },
    }),
    ...(side.trait === null || view.options.firstGame
      ? []
      : [tongue.say(monsterTraitMessage(side.trait))]),
  ]
}
