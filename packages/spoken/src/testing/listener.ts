import type { EarTable } from './ear-table.ts'

/** A small generator: the same choices in every run. */
function chooser(): (count: number) => number {
  let state = 7
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

/** What one may type for an answer that was read out, in English. */
const MOVES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^\d+\. Invade (\w+) with your ([\w ]+) for/, ([, to, figure]) => `invade ${figure} ${to}`],
  [/^\d+\. March from (\w+) to (\w+)/, ([, from, to]) => `march ${from} ${to} all`],
  [/^\d+\. Pillage (\w+)/, ([, place]) => `pillage ${place}`],
  [/^\d+\. Arm ([\w ']+?) with .* \(strength/, ([, name]) => `arm ${name}`],
  [/^\d+\. Attack ([\w ]+) \(/, ([, name]) => `attack ${name}`],
  [/^\d+\. Reroll: give up (\w+)$/, ([, die]) => `reroll ${die} miss`],
]

function moveIn(line: string): string | null {
  for (const [pattern, words] of MOVES) {
    const match = pattern.exec(line)
    if (match !== null) return words(match).toLowerCase()
  }
  return null
}

/** The numbers under which answers were told. */
function numbersIn(lines: readonly string[]): number[] {
  return lines.flatMap((line) => {
    const number = Number(/^(\d+)\. /.exec(line)?.[1] ?? 0)
    return number > 0 ? [number] : []
  })
}

/** Commands that tell something and change nothing. */
const ASKING = [
  ...['m', 'm utgard', 'f bear', 'f player 2', 'h', 'h 1', 'o', 'o bear', 'o player 2', 'b', 'g'],
  ...['s', 'l 5', 'help', 'w pillage gimle', 'w draw', 'nonsense'],
]
const TOO_MANY = 4_000

/** Plays a game to its end. It knows nothing but what the table says, and what it typed itself. */
export class Listener {
  readonly lines: string[] = []
  readonly typed: string[] = []
  readonly #table: Pick<EarTable, 'type'>
  readonly #choose = chooser()

  constructor(table: Pick<EarTable, 'type'>) {
    this.#table = table
  }

  /** Answers until it hears that the game is over, and asks something between all answers. */
  play(over: string, byWords: boolean): this {
    for (let turn = 0; turn < TOO_MANY; turn++) {
      if (this.#type('?').includes(over)) return this
      this.#type(ASKING[turn % ASKING.length] ?? '?')
      if (byWords && turn % 5 === 0) this.#move('best')
      this.#answer(byWords)
    }
    throw new Error(`no end after ${TOO_MANY} turns: ${this.lines.slice(-5).join(' | ')}`)
  }

  #type(line: string): readonly string[] {
    const lines = this.#table.type(line)
    this.lines.push(...lines)
    this.typed.push(line)
    return lines
  }

  /** Types a move in words; confirms it where it was repeated back. */
  #move(words: string): boolean {
    const isRepeated = this.#type(words).some((line) => line.includes('Press Enter'))
    if (isRepeated) this.#type('')
    return isRepeated
  }

  /** One of the answers that were read out: by its words where it knows them, or by its number. */
  #answer(byWords: boolean): void {
    const answers = this.#type('?')
    const moves = byWords ? answers.flatMap((line) => moveIn(line) ?? []) : []
    const move = moves[this.#choose(Math.ceil(1.3 * moves.length))]
    if (move !== undefined && this.#move(move)) return
    const numbers = numbersIn(answers)
    // The last answer mostly ends something: it is given less often.
    const offered = this.#choose(4) === 0 ? numbers.length : Math.max(1, numbers.length - 1)
    this.#type(String(numbers[this.#choose(offered)] ?? 1))
  }
}
