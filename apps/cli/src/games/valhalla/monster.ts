import {
  MONSTER_CARDS,
  type MonsterSeen,
  monsterSideAt,
  monsterTraitMessage,
} from '@meadhall/game-valhalla'
import { WIDTH, wrap } from '../../text/layout.ts'
import { nameOf, type Scene } from './face.ts'

type MonsterSide = NonNullable<ReturnType<typeof monsterSideAt>>

/** The monster card that is fought: strength, limit, symbols with dice on them, and its trait. */
export function monsterLines(scene: Scene): string[] {
  const { monster } = scene.view
  const side = monster === null ? null : monsterSideAt(monster, 0)
  if (monster === null || side === null) return []
  const order = MONSTER_CARDS.find(({ id }) => id === monster.stack[0])?.order ?? 0
  const name = nameOf(scene, `monster.${monster.id}.name`)
  const head = `${name}, card ${order} of ${order + monster.stack.length - 1}: ${factsOf(side)}`
  return [
    scene.paint.strong(head),
    `  Symbols: ${symbolsOf(side, monster.covered)}`,
    ...wrap(`  Clans: ${clansOf(scene, side)}; counts as ${side.warriorSymbols} warriors.`),
    ...traitLines(scene, side),
    ...belowLines(scene, monster),
  ]
}

function factsOf({ strength, valhallaLimit }: MonsterSide): string {
  return `strength ${strength}, Valhalla limit ${valhallaLimit}`
}

/** "[x] sword  [ ] axe": covered and open symbols. It attacks when all are covered. */
function symbolsOf({ attackSymbols }: MonsterSide, covered: readonly boolean[]): string {
  const symbols = attackSymbols.map((face, index) => `[${covered[index] ? 'x' : ' '}] ${face}`)
  const open = covered.filter((one) => !one).length
  return `${symbols.join('  ')}  (${open} open)`
}

function clansOf(scene: Scene, { clans }: MonsterSide): string {
  return clans.map((clan) => nameOf(scene, `clan.${clan}`)).join(', ') || 'none'
}

function traitLines(scene: Scene, { trait }: MonsterSide): string[] {
  if (trait === null) return []
  const off = scene.view.options.firstGame ? ' (off in a first game)' : ''
  return wrap(`  Trait: ${scene.say(monsterTraitMessage(trait))}${off}`, WIDTH, '    ')
}

/** The cards below it that may be read: all before the game, the next one during it (VH-91). */
function belowLines(scene: Scene, monster: MonsterSeen): string[] {
  if (monster.stack.length === 1) return [scene.paint.faint('  It is the last card.')]
  return monster.stack.flatMap((_, depth) => {
    const side = depth === 0 ? null : monsterSideAt(monster, depth)
    const name = depth === 1 ? 'Next card' : 'Then'
    return side === null ? [] : [scene.paint.faint(`  ${name}: ${factsOf(side)}`)]
  })
}
