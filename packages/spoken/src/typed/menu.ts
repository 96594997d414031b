/** One numbered line: a single answer, or a group to look into. */
export interface Entry<A> {
  readonly label: string
  /** What the lines of the group are about, once it is opened. */
  readonly title: string
  readonly actions: readonly A[]
}

/** How a game's answers are grouped and named. */
export interface Grouping<A> {
  /** The parts of an answer, from the kind of action to its details. */
  parts(action: A): readonly string[]
  /** Whether a level of parts is always shown as groups; else few answers are listed as they are. */
  isGrouped(depth: number): boolean
  /** The name of a group whose answers share their parts up to a depth. */
  groupLabel(actions: readonly A[], depth: number): string
  label(action: A): string
  /** The heading over the answers of an opened group. */
  title(actions: readonly A[], depth: number): string
}

/** So many answers are listed without grouping. */
const FLAT = 9

/** The numbered lines for some answers that share their first parts. */
function entriesOf<A>(
  actions: readonly A[],
  depth: number,
  grouping: Grouping<A>,
): { readonly entries: readonly Entry<A>[]; readonly depth: number } {
  const groups = groupBy(actions, (action) => grouping.parts(action)[depth])
  const isLeaf = groups.size === actions.length || actions.length <= FLAT
  if (isLeaf && !grouping.isGrouped(depth)) {
    return { entries: actions.map((action) => entryOf([action], depth, grouping)), depth }
  }
  if (groups.size === 1) return entriesOf(actions, depth + 1, grouping)
  const entries = [...groups.values()].map((group) => entryOf(group, depth, grouping))
  return { entries, depth }
}

function entryOf<A>(group: readonly A[], depth: number, grouping: Grouping<A>): Entry<A> {
  const [only] = group
  const isOne = group.length === 1 && only !== undefined
  return {
    label: isOne ? grouping.label(only) : grouping.groupLabel(group, depth),
    title: isOne ? '' : grouping.title(group, depth),
    actions: group,
  }
}

function groupBy<A>(
  actions: readonly A[],
  keyOf: (action: A) => string | undefined,
): Map<string, A[]> {
  const groups = new Map<string, A[]>()
  for (const action of actions) {
    const key = keyOf(action) ?? ''
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [action])
    else group.push(action)
  }
  return groups
}

/** Where a player stands in the groups: the way down to the lines that are shown now. */
export class Menu<A> {
  readonly #grouping: Grouping<A>
  readonly #levels: {
    readonly entries: readonly Entry<A>[]
    readonly depth: number
    readonly title: string
  }[]

  constructor(actions: readonly A[], grouping: Grouping<A>) {
    this.#grouping = grouping
    this.#levels = [{ ...entriesOf(actions, 0, grouping), title: '' }]
  }

  get entries(): readonly Entry<A>[] {
    return this.#levels.at(-1)?.entries ?? []
  }

  /** What the opened group is about; empty at the top. */
  get title(): string {
    return this.#levels.at(-1)?.title ?? ''
  }

  get isTop(): boolean {
    return this.#levels.length === 1
  }

  /** Takes the line of a number: gives its answer, or goes into its group and gives `null`. */
  choose(number: number): A | null {
    const entry = this.entries[number - 1]
    if (entry === undefined) throw new RangeError(`no line ${number}`)
    const [only] = entry.actions
    if (entry.actions.length === 1 && only !== undefined) return only
    const depth = (this.#levels.at(-1)?.depth ?? 0) + 1
    const level = entriesOf(entry.actions, depth, this.#grouping)
    this.#levels.push({ ...level, title: entry.title })
    return null
  }

  /** Shows only some answers, listed one by one. */
  narrow(actions: readonly A[], title: string): void {
    const entries = actions.map((action) => entryOf([action], 0, this.#grouping))
    this.top()
    this.#levels.push({ entries, depth: 0, title })
  }

  /** How many groups deep one stands; `restore` goes back up to where one was. */
  get depth(): number {
    return this.#levels.length
  }

  restore(depth: number): void {
    this.#levels.length = Math.max(1, Math.min(depth, this.#levels.length))
  }

  back(): void {
    this.restore(this.depth - 1)
  }

  top(): void {
    this.restore(1)
  }
}
