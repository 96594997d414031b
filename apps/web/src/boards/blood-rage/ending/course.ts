import type { Age, BloodRageEvent, ClanId, EventType } from '@meadhall/game-blood-rage'

/** What each clan had at one point of the game, in the order of the clans given. */
export interface Mark {
  readonly age: Age
  readonly glory: readonly number[]
}

/** When what each has is marked down. */
const MARKS: readonly EventType[] = ['turn-began', 'phase-began']

/** Glory over time: at every turn and phase, and at the end. */
export function courseOf(events: readonly BloodRageEvent[], clans: readonly ClanId[]): Mark[] {
  const glory = new Map(clans.map((clan) => [clan, 0]))
  const add = (clan: ClanId, amount: number) => glory.set(clan, (glory.get(clan) ?? 0) + amount)
  const marks: Mark[] = []
  let age: Age = 1
  const mark = () => marks.push({ age, glory: clans.map((clan) => glory.get(clan) ?? 0) })
  for (const event of events) {
    if (MARKS.includes(event.type)) mark()
    if (event.type === 'age-began') age = event.age
    if (event.type === 'glory' || event.type === 'glory-stolen') add(event.clan, event.amount)
    if (event.type === 'glory-stolen') add(event.from, -event.amount)
  }
  mark()
  return marks
}

/** Since which age one of the clans was never behind again. */
export function leadSince(course: readonly Mark[], leader: number): Age {
  const isBehind = ({ glory }: Mark) => Math.max(...glory) > (glory[leader] ?? 0)
  const last = course.findLastIndex(isBehind)
  return course[last + 1]?.age ?? course.at(-1)?.age ?? 1
}
