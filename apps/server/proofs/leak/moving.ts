import { type Action, pick, sameAction } from '@meadhall/kernel'
import { fault, mateOf } from '@meadhall/kernel/testing'
import type { Question } from '@meadhall/match'
import { compareFrames, doInBoth, freshKey, leak, newFrames, type Play, typeOf } from './play.ts'
import { personAt } from './table.ts'
import type { Laid } from './world.ts'

/** Whether a pair is still in step after a move. */
export type Moved = 'on' | 'parted' | 'over'

/** Somebody who is asked answers at both tables: the same or, where it is secret, something like it. */
export async function moveInBoth(play: Play): Promise<Moved> {
  compareAsked(play)
  const open = askedOf(play.real)
  if (open.length === 0) return 'over'
  const question = inItsTurn(play, pick(play.rng, open), open)
  const action = pick(play.rng, question.legal)
  const { state: guess } = play.guess.match.position.game
  const mate = mateOf(play, { viewer: play.viewer, guess }, { action })
  if (mate === undefined) {
    play.report.parted += 1
    return 'parted'
  }
  play.report[sameAction(mate, action) ? 'sameMoves' : 'otherMoves'] += 1
  const before = stepsOf(play)
  if (play.people.includes(question.decision.seat)) await answerInBoth(play, question, action, mate)
  else await botsAnswer(play, question, action, mate)
  compareGivers(play, before)
  return compareAfter(play, `${JSON.stringify(action)} or ${JSON.stringify(mate)}`, before)
}

/** Bots answer one after another. */
function inItsTurn({ people }: Play, chosen: Question, open: readonly Question[]): Question {
  if (people.includes(chosen.decision.seat)) return chosen
  return open.find(({ decision }) => !people.includes(decision.seat)) ?? chosen
}

/** The questions that the table does not answer by itself. */
function askedOf({ match }: Laid): readonly Question[] {
  return match.position.questions.filter((question) => !match.isGivenByTable(question))
}

/** Who is asked, and who could take something back, is the same whatever is hidden. */
function compareAsked(play: Play): void {
  const of = (laid: Laid) => JSON.stringify(askedOf(laid).map(({ decision }) => decision))
  if (of(play.real) !== of(play.guess))
    throw leak(play, 'silence', `${of(play.real)} are asked, or ${of(play.guess)}`)
  for (let seat = 0; seat < play.seats; seat++) {
    const [real, guess] = [play.real, play.guess].map(({ match }) => match.position.backFor(seat))
    if (real !== guess)
      throw leak(play, `an undo of seat ${seat}`, `${real} actions are taken back, or ${guess}`)
  }
}

async function answerInBoth(
  play: Play,
  { decision, number: question }: Question,
  action: Action,
  mate: Action,
): Promise<void> {
  const key = freshKey(play)
  await doInBoth(play, async (laid) => {
    const given = laid === play.real ? action : mate
    const said = { type: 'answer', question, key, action: { ...given } } as const
    const { refused } = await laid.peer(personAt(decision.seat)).call(said)
    if (refused !== undefined)
      throw fault(play.place, `${JSON.stringify(given)} was refused: ${JSON.stringify(refused)}`)
  })
}

/** How far the clock is moved at a time while bots think, and for how long at most. */
const BEAT_STEP_MS = 25
const BEAT_STEPS = 400

/** A bot answers in both worlds: by the clock at the same moment, whatever it has. */
async function botsAnswer(
  play: Play,
  { decision, number }: Question,
  action: Action,
  mate: Action,
): Promise<void> {
  const isOpen = ({ match }: Laid) => match.position.question(decision.seat)?.number === number
  for (let step = 1; step <= BEAT_STEPS; step++) {
    play.clock.botsNow += BEAT_STEP_MS
    await doInBoth(play, ({ puppets }) => {
      puppets.tell(puppets === play.real.puppets ? action : mate)
      puppets.wake()
    })
    const [real, guess] = [isOpen(play.real), isOpen(play.guess)]
    if (real !== guess)
      throw leak(
        play,
        `a bot's ${decision.kind}`,
        `it answers after ${step * BEAT_STEP_MS} ms, or later`,
      )
    if (!real) {
      play.report.botMoves += 1
      return
    }
  }
  throw fault(play.place, `the bot in seat ${decision.seat} does not answer`)
}

interface Steps {
  readonly real: number
  readonly guess: number
}

function stepsOf({ real, guess }: Play): Steps {
  return { real: real.match.position.step, guess: guess.match.position.step }
}

/** A table that answers by itself does so at both: else it tells that somebody had no choice. */
function compareGivers(play: Play, before: Steps): void {
  const after = stepsOf(play)
  const [real, guess] = [after.real - before.real, after.guess - before.guess]
  if (real !== guess && !isShown(play, before))
    throw leak(play, 'a move', `${real} answers follow each other, or ${guess}`)
  play.report.givenByTable += Math.min(real, guess) - 1
}

/** Whether something was shown since a step: then the viewer may know more than before. */
function isSealed({ rules }: Play, { match }: Laid, since: number): boolean {
  return match.position.tales.slice(since + 1).some(({ events }) => events.some(rules.seals))
}

function compareAfter(play: Play, what: string, before: Steps): Moved {
  if (!isShown(play, before)) {
    compareFrames(play, what)
    return 'on'
  }
  compareKinds(play, what, before)
  play.report.shown += 1
  return 'parted'
}

/** Whether the viewer was rightly shown what differs between the worlds. */
function isShown(play: Play, before: Steps): boolean {
  if (!isSealedInBoth(play, before)) return false
  const received = newFrames(play)
  return isOneMove(play, before)
    ? areViewsDifferent(play)
    : isDifferent(received.real, received.guess)
}

/** Whether the tables went on by themselves to something that is shown, before anybody came. */
export function isPartedAtOnce(play: Play): boolean {
  const before = { real: 0, guess: 0 }
  return stepsOf(play).real > 0 && isSealedInBoth(play, before) && areViewsDifferent(play)
}

function areViewsDifferent({ rules, viewer, real, guess }: Play): boolean {
  const views = [real, guess].map(({ match }) => rules.view(match.position.game.state, viewer))
  return isDifferent(views[0], views[1])
}

function isSealedInBoth(play: Play, before: Steps): boolean {
  return isSealed(play, play.real, before.real) && isSealed(play, play.guess, before.guess)
}

function isDifferent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

function isOneMove(play: Play, before: Steps): boolean {
  const after = stepsOf(play)
  return after.real === before.real + 1 && after.guess === before.guess + 1
}

/** Even where something was shown, one move is told by frames of the same kinds. */
function compareKinds(play: Play, what: string, before: Steps): void {
  const isOver = [play.real, play.guess].some(({ match }) => match.position.outcome !== null)
  if (isOver || !isOneMove(play, before)) return
  const { real, guess } = newFrames(play)
  const [one, other] = [real, guess].map((frames) => kindsOf(play, frames))
  if (one !== other) throw leak(play, what, `frames ${one} or ${other}`)
}

/**
 * Whose clock runs is told anew when others are asked. What was shown may lead to that in one world
 * only, and then the step before has told it already: who is asked lies open.
 */
function kindsOf(play: Play, frames: readonly string[]): string {
  const kinds = frames.map((frame) => typeOf(play, frame))
  const isSameAsked = seatsAsked(play.real) === seatsAsked(play.guess)
  return kinds.filter((kind) => isSameAsked || kind !== 'clocks').join()
}

function seatsAsked({ match }: Laid): string {
  return match.position.questions.map(({ decision }) => decision.seat).join()
}
