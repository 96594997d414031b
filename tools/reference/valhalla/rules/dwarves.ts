import type { Arming } from './arming.ts'
import {
  type Armed,
  type Battle,
  choose,
  chooseHidden,
  type Fighter,
  foeOf,
  playerOf,
} from './battle-state.ts'
import { isTactic, warriorCard } from './cards/index.ts'
import { rollDice, takeGrey } from './dice.ts'
import { leaveOpenly, leaveUnseen, showHand } from './hand.ts'
import { hasPower } from './jarl-power.ts'
import { cardWord, DONE, namedBy, warriorWord } from './oracle.ts'

/** A warrior is armed; what its card does at that moment follows at once. */
export function arm(battle: Battle, fighter: Fighter, { warrior, owner }: Arming): void {
  const armed: Armed = { warrior, owner, bonus: 0, onRoad: false, denied: false, gone: false }
  fighter.armed.push(armed)
  const { trait, clan } = warriorCard(warrior.card)
  if (trait?.kind === 'block' && fighter.attacking) block(battle)
  if (trait?.kind === 'disarm') disarm(battle, foeOf(battle, fighter))
  if (trait?.kind === 'give-up') giveUpCard(battle, fighter, armed)
  if (clan === 'frost-giant' && owner === fighter.seat) takeThordsDie(battle, fighter)
}

/** Names a warrior of the defender, unless that squad has only one (VH-75, VH-R60). */
function block(battle: Battle): void {
  const { squad } = playerOf(battle, battle.defender)
  const open = squad.filter(({ card }) => !battle.blocked.includes(card))
  if (squad.length < 2 || open.length === 0) return
  const answers = open.map(({ card }) => warriorWord(card))
  battle.blocked.push(namedBy(choose(battle, battle.attacker.seat, 'block', answers)))
}

/** The opponent discards a tactic at once, or shows that there is none (VH-77). */
function disarm(battle: Battle, foe: Fighter): void {
  const player = playerOf(battle, foe)
  const tactics = player.hand.filter(isTactic)
  if (tactics.length === 0) return showHand(player)
  const card = namedBy(choose(battle, foe.seat, 'force-discard', tactics.map(cardWord)))
  leaveOpenly(player, card)
  battle.position.discard.push(card)
}

/** Any card of the hand, face down beside the Dwarf, for +3 (VH-78). */
function giveUpCard(battle: Battle, fighter: Fighter, armed: Armed): void {
  const player = playerOf(battle, fighter)
  if (player.hand.length === 0) return
  const answer = chooseHidden(battle, fighter.seat, 'dwarf-card', player.hand.map(cardWord))
  if (answer === DONE) return
  const card = namedBy(answer)
  leaveUnseen(player, card)
  fighter.aside.push(card)
  armed.bonus = 3
}

/** Thord's extended ability: a grey die for a giant armed in defence, once per battle. */
function takeThordsDie(battle: Battle, fighter: Fighter): void {
  if (fighter.attacking || fighter.thordUsed) return
  if (!hasPower(battle, fighter, 'thord', 'extended') || battle.position.grey === 0) return
  fighter.thordUsed = true
  fighter.dice.push(...rollDice(battle, fighter.seat, takeGrey(battle, 1)))
}

/** After the battle each denying Dwarf names one of the opponent's armed warriors (VH-76, VH-R61). */
export function deny(battle: Battle, fighter: Fighter): void {
  const foe = foeOf(battle, fighter)
  for (const { warrior } of fighter.armed) {
    if (warriorCard(warrior.card).trait?.kind !== 'deny') continue
    const open = foe.armed.filter((armed) => !armed.denied)
    if (open.length === 0) return
    const answers = open.map((armed) => warriorWord(armed.warrior.card))
    const answer = choose(battle, fighter.seat, 'deny', [...answers, DONE])
    if (answer === DONE) return
    const named = open.find((armed) => armed.warrior.card === namedBy(answer))
    if (named !== undefined) named.denied = true
  }
}
