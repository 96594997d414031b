import { at, type Emit } from '@meadhall/kernel'
import { gainGlory } from '../effects/tracks.ts'
import type { BloodRageEvent } from '../events.ts'
import type { AgeFrame } from '../frames.ts'
import { type Age, PHASES, type Phase } from '../ids.ts'
import { outcome } from '../outcome.ts'
import { figuresOnBoard } from '../queries/figures.ts'
import { legendGlory } from '../queries/stats.ts'
import { forEachWith } from '../queries/upgrades.ts'
import { clanAt, pop, type State, seatAfter } from '../state.ts'
import { startActionPhase } from './action.ts'
import { startDraft } from './draft.ts'

const LAST_AGE = 3

/** An age: its six phases in order, then its end (BR-3.1, BR-10.2). */
export function stepAge(state: State, frame: AgeFrame, emit: Emit<BloodRageEvent>): void {
  const phase = PHASES[frame.next]
  if (phase === undefined) return endAge(state, frame, emit)
  if (frame.next === 0) emit?.({ type: 'age-began', age: state.age })
  frame.next += 1
  state.phase = phase
  emit?.({ type: 'phase-began', age: state.age, phase })
  START[phase](state, emit)
}

const START: Readonly<Record<Phase, (state: State, emit: Emit<BloodRageEvent>) => void>> = {
  draft: startDraft,
  action: startActionPhase,
  discard: (state) =>
    state.frames.push({ kind: 'discard', asked: false, keeps: state.clans.map(() => null) }),
  quest: (state) => state.frames.push({ kind: 'quest', cursor: 0, revealed: false }),
  ragnarok: (state) => state.frames.push({ kind: 'ragnarok', step: 0 }),
  release: (state) => state.frames.push({ kind: 'release' }),
}

/** Tokens turn back, the first-player token goes left, or the game ends. */
function endAge(state: State, frame: AgeFrame, emit: Emit<BloodRageEvent>): void {
  emit?.({ type: 'age-ended', age: state.age })
  state.pillaged.fill(false)
  if (state.age === LAST_AGE) return endGame(state, emit)
  state.first = seatAfter(state, state.first)
  emit?.({ type: 'first-player', clan: clanAt(state, state.first).clan })
  state.age = (state.age + 1) as Age
  frame.next = 0
}

/** BR-10.3: legends and Thor's Conquest pay, then the most Glory wins. */
function endGame(state: State, emit: Emit<BloodRageEvent>): void {
  state.clans.forEach((clan, seat) => {
    for (const step of clan.steps) gainGlory(state, seat, legendGlory(step), 'legend', null, emit)
    forEachWith(clan, 'gloryPerFigureAtEnd', (each, card) => {
      gainGlory(state, seat, each * figuresOnBoard(clan), 'card', card, emit)
    })
  })
  state.over = true
  pop(state)
  for (const seat of outcome(state)?.winners ?? []) {
    const clan = at(state.clans, seat)
    emit?.({ type: 'game-ended', clan: clan.clan, glory: clan.glory })
  }
}
