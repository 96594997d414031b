import type { Action } from '@meadhall/kernel'

/**
 * Something on the table that can be pointed at: `place:gimle`, `card:troll`, `do:invade`. Words
 * before the colon are the board's; here only `do:` has a meaning: it names what one does, and may
 * be left out where the thing pointed at next says so by itself.
 */
export type Target = string

/** A legal answer and what one points at, in order, to give it. */
export interface Answerable<A extends Action = Action> {
  readonly action: A
  readonly parts: readonly Target[]
}

/** An answer being put together. */
export interface Assembly {
  readonly picked: readonly Target[]
  /** Pointed at before it was said what to do with it: a province to march from or to pillage. */
  readonly held: Target | null
  /** How it stood before the last thing that one did; `null` at the start. */
  readonly before: Assembly | null
}

export const NOTHING: Assembly = { picked: [], held: null, before: null }

const isDoing = (target: Target | undefined): boolean => target?.startsWith('do:') ?? false

/** The answers that what was picked so far can still become. */
export function remaining(
  answers: readonly Answerable[],
  { picked, held }: Pick<Assembly, 'picked' | 'held'>,
): readonly Answerable[] {
  return answers.filter(
    ({ parts }) =>
      picked.every((part, index) => parts[index] === part) &&
      (held === null || parts[picked.length + 1] === held),
  )
}

/** What can be pointed at next. */
export function openTargets(answers: readonly Answerable[], so: Assembly): ReadonlySet<Target> {
  const open = new Set<Target>()
  const at = so.picked.length
  for (const { parts } of remaining(answers, so)) {
    const [next, after] = [parts[at], parts[at + 1]]
    if (next !== undefined) open.add(next)
    if (so.held === null && isDoing(next) && after !== undefined) open.add(after)
  }
  return open
}

/** The answer that was put together, or `null` while a part is missing. */
export function assembled(answers: readonly Answerable[], so: Assembly): Answerable | null {
  const { picked, held } = so
  if (held !== null) return null
  const left = remaining(answers, so)
  return left.find(({ parts }) => parts.length === picked.length) ?? null
}

/** The assembly after pointing at an open target. */
export function pick(answers: readonly Answerable[], so: Assembly, target: Target): Assembly {
  const { picked, held } = so
  const left = remaining(answers, so)
  if (left.some(({ parts }) => parts[picked.length] === target)) {
    const next = held === null ? [...picked, target] : [...picked, target, held]
    return { picked: next, held: null, before: so }
  }
  const doing = new Set(
    left
      .filter(({ parts }) => parts[picked.length + 1] === target)
      .map(({ parts }) => parts[picked.length]),
  )
  const [only] = doing
  if (doing.size === 0 || only === undefined) return so
  return doing.size === 1
    ? { picked: [...picked, only, target], held: null, before: so }
    : { picked, held: target, before: so }
}

/** The one thing that is left to point at after a word; `null` where there is a choice. */
export function onlyNext(answers: readonly Answerable[], so: Assembly): Target | null {
  const [only, ...others] = openTargets(answers, so)
  return only === undefined || others.length > 0 || !isDoing(so.picked.at(-1)) ? null : only
}

/** One deed less: what was picked along with it goes, too. */
export function takeBack({ before }: Assembly): Assembly {
  return before ?? NOTHING
}
