import {
  dieKey,
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
  const all = order + monster.stack.length - 1
  const head = scene.t('cli.vh.monster', { name, order, all, facts: factsOf(scene, side) })
  return [
    scene.paint.strong(head),
    ...wrap(`  ${symbolsOf(scene, side, monster.covered)}`, WIDTH, '    '),
    ...wrap(`  ${clansOf(scene, side)}`),
    ...traitLines(scene, side),
    ...belowLines(scene, monster),
  ]
}

function factsOf({ t }: Scene, { strength, valhallaLimit }: MonsterSide): string {
  return t('cli.vh.monster.facts', { strength, limit: valhallaLimit })
}

/** "[x] sword  [ ] axe": covered and open symbols. It attacks when all are covered. */
function symbolsOf(
  scene: Scene,
  { attackSymbols }: MonsterSide,
  covered: readonly boolean[],
): string {
  const symbols = attackSymbols.map((face, index) => {
    return `[${covered[index] ? 'x' : ' '}] ${nameOf(scene, dieKey(face))}`
  })
  const open = covered.filter((one) => !one).length
  return scene.t('cli.vh.monster.symbols', { symbols: symbols.join('  '), open })
}

function clansOf(scene: Scene, { clans, warriorSymbols }: MonsterSide): string {
  const names = clans.map((clan) => nameOf(scene, `clan.${clan}`)).join(', ')
  return scene.t('cli.vh.monster.clans', {
    clans: names || scene.t('cli.vh.none'),
    count: warriorSymbols,
  })
}

function traitLines(scene: Scene, { trait }: MonsterSide): string[] {
  if (trait === null) return []
  const { firstGame } = scene.view.options
  const text = scene.say(monsterTraitMessage(trait))
  const told = scene.t(firstGame ? 'cli.vh.monster.trait.off' : 'cli.vh.monster.trait', { text })
  return wrap(`  ${told}`, WIDTH, '    ')
}

/** The cards below it that may be read: all before the game, the next one during it (VH-91). */
function belowLines(scene: Scene, monster: MonsterSeen): string[] {
  if (monster.stack.length === 1) return [scene.paint.faint(`  ${scene.t('cli.vh.monster.last')}`)]
  return monster.stack.flatMap((_, depth) => {
    const side = depth === 0 ? null : monsterSideAt(monster, depth)
    const key = depth === 1 ? 'cli.vh.monster.next' : 'cli.vh.monster.then'
    if (side === null) return []
    return [scene.paint.faint(`  ${scene.t(key, { facts: factsOf(scene, side) })}`)]
  })
}
