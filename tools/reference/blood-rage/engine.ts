import { bloodRage, PLACES, type State } from '@meadhall/game-blood-rage'
import { bloodRageScenarios } from '@meadhall/game-blood-rage/scenarios'
import { at, pick, type RngState } from '@meadhall/kernel'
import type { Attempt } from './generate/index.ts'
import { actionInWords, givenInWords } from './in-words.ts'
import { type Clan, cardOf, type Figure, type Position, PROVINCES } from './rules/index.ts'

/** A question of the engine, in the words that the reference uses, and its answer. */
export interface Answered {
  readonly kind: string
  readonly seat: number
  readonly options: readonly string[]
  readonly answer: string
}

export interface Played {
  readonly answered: readonly Answered[]
  readonly state: Readonly<State>
}

/** Plays the pillage by the engine, every question answered at random. */
export function playByEngine(attempt: Attempt, rng: RngState): Played {
  const state = bloodRageScenarios.position(givenInWords(attempt))
  bloodRage.apply(state, bloodRage.parseAction(actionInWords(attempt), attempt.pillager))
  const answered: Answered[] = []
  while (isPillaging(state)) answered.push(...answerAll(state, attempt.pillager, rng))
  return { answered, state }
}

/** As long as something other than a turn is asked in the action phase. */
function isPillaging(state: Readonly<State>): boolean {
  const [question] = bloodRage.decisions(state)
  return state.phase === 'action' && question !== undefined && question.kind !== 'turn'
}

/** Several are asked only where they choose at the same time: noted clockwise from the pillager. */
function answerAll(state: State, pillager: number, rng: RngState): Answered[] {
  const turn = ({ seat }: { readonly seat: number }) =>
    (seat - pillager + 4 * 3) % state.clans.length
  const open = [...bloodRage.decisions(state)].sort((a, b) => turn(a) - turn(b))
  const chosen = open.map((decision) => {
    const actions = bloodRage.legalActions(state, decision)
    return { decision, actions, action: pick(rng, actions) }
  })
  for (const { action } of chosen) bloodRage.apply(state, action)
  return chosen.map(({ decision: { kind, seat }, actions, action }) => ({
    kind,
    seat,
    options: actions.map((one) => bloodRage.formatAction(one)),
    answer: bloodRage.formatAction(action),
  }))
}

/** The engine's state as the reference writes positions. */
export function positionOf(state: Readonly<State>, { position: before }: Attempt): Position {
  const { age, pillaged, discard, clans } = state
  return {
    ...before,
    age,
    pillaged: PROVINCES.filter((province) => pillaged[PLACES.indexOf(province)]),
    discard,
    clans: clans.map(clanOf),
  }
}

function clanOf(clan: Readonly<State['clans'][number]>): Clan {
  const [rage = 0, axes = 0, horns = 0] = clan.steps
  return {
    name: clan.clan,
    glory: clan.glory,
    rage: clan.rage,
    // No pillage changes it, and the position says it of the whole table.
    passed: false,
    steps: { rage, axes, horns },
    upgrades: clan.upgrades.filter((card) => card !== null),
    hand: clan.hand,
    shown: clan.shown,
    figures: figuresOf(clan),
  }
}

function figuresOf({ warriors, singles, upgrades }: State['clans'][number]): Figure[] {
  const [leader = 0, ship = 0, ...monsters] = singles
  const slots = upgrades.slice(3, 5)
  return [
    ...warriors.flatMap((count, place) =>
      Array.from({ length: count }, () => figure('warrior', place)),
    ),
    figure('leader', leader),
    figure('ship', ship),
    ...slots.flatMap((card, slot) =>
      card === null ? [] : [figure(cardOf(card).name, at(monsters, slot))],
    ),
  ]
}

function figure(kind: string, place: number): Figure {
  const name = at(PLACES, place)
  if (name === 'box') throw new Error(`${kind} is out of the game`)
  return { kind, place: name }
}
