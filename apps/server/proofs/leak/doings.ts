import { type Action, at, below, pick, type Seat, sameAction } from '@meadhall/kernel'
import { freshKey, inBoth, type Play } from './play.ts'
import { personAt, WATCHER } from './table.ts'
import type { Laid } from './world.ts'

/** Something that happens between moves, at both tables alike. */
type Doing = (play: Play) => Promise<void>

/** What may happen between moves; the more often it stands here, the more often. */
const DOINGS: readonly Doing[] = [
  attempt,
  attempt,
  illegalAnswer,
  staleAnswer,
  staleUndo,
  attemptOfAnother,
  chat,
  resync,
  comeBack,
  comeBack,
  anotherComesBack,
  undo,
  undo,
  agreedUndo,
  pauseAndResume,
]

/** Does one of these things, by chance. */
export async function doSomething(play: Play): Promise<void> {
  await pick(play.rng, DOINGS)(play)
}

/** Asks why something is not allowed that others may do, or oneself. */
async function attempt(play: Play): Promise<void> {
  const action = attemptBy(play, play.viewer ?? 0)
  await inBoth(play, `asking why not ${JSON.stringify(action)}`, (laid) =>
    laid.peer(personAt(play.viewer)).call({ type: 'why-not', action }),
  )
}

/** Gives an answer that the rules forbid, or to a question that somebody else is asked. */
async function illegalAnswer(play: Play): Promise<void> {
  const action = attemptBy(play, play.viewer ?? 0)
  const { position } = play.real.match
  const mine = play.viewer === null ? undefined : position.question(play.viewer)
  if (mine?.legal.some((one) => sameAction(one, action))) return
  const { number: question } = mine ?? position.questions[0] ?? { number: 0 }
  const said = { type: 'answer', question, key: freshKey(play), action } as const
  await inBoth(play, `answering ${JSON.stringify(action)}`, (laid) =>
    laid.peer(personAt(play.viewer)).call(said),
  )
}

async function staleAnswer(play: Play): Promise<void> {
  const action = attemptBy(play, play.viewer ?? 0)
  const question = play.real.match.position.seq + 1
  const said = { type: 'answer', question, key: freshKey(play), action } as const
  await inBoth(play, 'a stale answer', (laid) => laid.peer(personAt(play.viewer)).call(said))
}

async function staleUndo(play: Play): Promise<void> {
  const revision = play.real.match.position.seq + 1
  const said = { type: 'undo', revision, key: freshKey(play) } as const
  await inBoth(play, 'a stale undo', (laid) => laid.peer(personAt(play.viewer)).call(said))
}

/** Somebody else tries what is not allowed: nobody hears of it. */
async function attemptOfAnother(play: Play): Promise<void> {
  const seat = pick(play.rng, play.people)
  if (seat === play.viewer) return
  const said = { type: 'why-not', action: attemptBy(play, seat) } as const
  await inBoth(play, 'an attempt of another', (laid) => laid.peer(personAt(seat)).call(said))
}

async function chat(play: Play): Promise<void> {
  const person = anybody(play)
  const key = freshKey(play)
  const said = { type: 'chat', key, text: `said with ${key}` } as const
  await inBoth(play, `a word of ${person}`, (laid) => laid.peer(person).call(said))
}

async function resync(play: Play): Promise<void> {
  await inBoth(play, 'asking for everything anew', (laid) =>
    laid.peer(personAt(play.viewer)).call({ type: 'resync' }),
  )
}

/** The viewer's connection is cut; it comes back with what it had, or with nothing. */
async function comeBack(play: Play): Promise<void> {
  const since = pick(play.rng, [null, play.real.table.revision, below(play.rng, 30)])
  const person = personAt(play.viewer)
  await inBoth(play, `coming back since ${since}`, async (laid) => {
    await laid.go(person)
    await laid.come(person, since)
  })
}

async function anotherComesBack(play: Play): Promise<void> {
  const person = anybody(play)
  if (person === personAt(play.viewer)) return
  await inBoth(play, `${person} coming back`, async (laid) => {
    await laid.go(person)
    await laid.come(person, null)
  })
}

/** Whoever can takes back. */
async function undo(play: Play): Promise<void> {
  const { position } = play.real.match
  const able = play.people.filter((seat) => position.backFor(seat) > 0)
  if (able.length === 0) return
  const seat = pick(play.rng, able)
  const said = { type: 'undo', revision: position.seq, key: freshKey(play) } as const
  await inBoth(play, `an undo of seat ${seat}`, (laid) => laid.peer(personAt(seat)).call(said))
  play.report.undone += 1
}

/** Takes back by consent of all. */
async function agreedUndo(play: Play): Promise<void> {
  const seat = pick(play.rng, play.people)
  if (below(play.rng, RARELY) > 0) return
  await agreeOn(play, seat, 'undo')
}

async function pauseAndResume(play: Play): Promise<void> {
  if (below(play.rng, RARELY) > 0) return
  await agreeOn(play, pick(play.rng, play.people), 'pause')
  await agreeOn(play, pick(play.rng, play.people), 'resume')
}

/** One in so many times: what needs everybody's word takes a while. */
const RARELY = 3

/** Somebody proposes, and everybody else agrees. */
async function agreeOn(play: Play, by: Seat, what: 'undo' | 'pause' | 'resume'): Promise<void> {
  await inBoth(play, `proposing ${what}`, (laid) =>
    laid.peer(personAt(by)).call({ type: 'propose', what }),
  )
  for (const seat of play.people)
    if (seat !== by) await inBoth(play, `agreeing to ${what}`, (laid) => agree(laid, seat))
}

async function agree(laid: Laid, seat: Seat): Promise<void> {
  const { proposal } = laid.table.doc
  if (proposal === null) return
  await laid.peer(personAt(seat)).call({ type: 'vote', proposal: proposal.id, agree: true })
}

function anybody({ rng, people }: Play): string {
  return pick(rng, [WATCHER, ...people.map(personAt)])
}

/** Something that somebody may do now, attempted by a seat. */
function attemptBy({ rng, real }: Play, by: Seat): Action & Record<string, string | number> {
  const { questions } = real.match.position
  const legal = questions.length === 0 ? [] : pick(rng, questions).legal
  const action = legal.length === 0 ? { type: 'pass', by } : at(legal, below(rng, legal.length))
  return { ...action, by }
}
