import type { Action, Raise, Seat } from '@meadhall/kernel'

/**
 * Who gave an answer: the person in the seat, its bot, the table where there was only one, a bot that
 * stands in for the person, or an order that the person left. It is stored and told to nobody.
 */
export const GIVERS = ['person', 'bot', 'table', 'stand-in', 'order'] as const
export type Giver = (typeof GIVERS)[number]

/** Numbers a question: the entry with which it was opened. It only ever rises, through undo too. */
export type QuestionNumber = number

/** What an answer cites: its question, and a key that makes a second sending no second move. */
export interface Cited {
  readonly question: QuestionNumber
  readonly key: string
}

/** An action that was carried out. */
export interface ActEntry {
  readonly seq: number
  readonly kind: 'act'
  readonly action: Action
  readonly by: Giver
  /** `null` where nobody can send it again: bots, the table, games brought along in a file. */
  readonly cited: Cited | null
}

/** Actions that were taken back to before one of a seat's. */
export interface UndoEntry {
  readonly seq: number
  readonly kind: 'undo'
  readonly seat: Seat
  /** How many of the last actions. */
  readonly back: number
  readonly key: string
  /** Present where it went beyond what others did or what was shown: the log marks it. */
  readonly free?: true
}

/** From here on the match is played by newer rules. */
export interface RulesEntry {
  readonly seq: number
  readonly kind: 'rules'
  readonly version: number
}

/**
 * One line of the journal, which is what is stored of a match. Lines are only ever added: `seq`
 * counts them from 1 without a gap, and taking back is a line of its own.
 */
export type Entry = ActEntry | UndoEntry | RulesEntry

/** An entry but for its number. */
export type Draft = Omit<ActEntry, 'seq'> | Omit<UndoEntry, 'seq'> | Omit<RulesEntry, 'seq'>

/** A game's log as it stands: what was taken back is not in it. */
export interface Line {
  readonly actions: readonly Action[]
  readonly raises: readonly Raise[]
}

/** What stands of all that a journal tells. */
export function lineOf(entries: readonly Entry[]): Line {
  const actions: Action[] = []
  const raises: Raise[] = []
  for (const entry of entries) {
    if (entry.kind === 'act') actions.push(entry.action)
    else if (entry.kind === 'undo') actions.length = Math.max(0, actions.length - entry.back)
    else raises.push({ from: actions.length, version: entry.version })
  }
  return { actions, raises }
}

/** The journal of a game that was brought along as its log. */
export function journalOf({ actions, raises }: Line): Entry[] {
  const entries: Entry[] = []
  for (let index = 0; index <= actions.length; index++) {
    for (const { from, version } of raises)
      if (from === index) entries.push({ seq: entries.length + 1, kind: 'rules', version })
    const action = actions[index]
    if (action === undefined) break
    entries.push({ seq: entries.length + 1, kind: 'act', action, by: 'person', cited: null })
  }
  return entries
}
