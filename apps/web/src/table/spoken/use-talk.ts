import type { Conversation, Plan, Reply } from '@meadhall/spoken'
import { useCallback, useEffect, useState } from 'react'
import { useWords, type Words } from '../../i18n/words.ts'
import { answerInTurn } from '../answering.ts'
import { useTableContext } from '../context.tsx'
import { lastOfBot } from '../counsel/asking.ts'
import { hintWords, whyWords } from '../counsel/words.ts'
import type { TableStore } from '../table-store.ts'

/** What the table answered to a line. */
export interface Answered {
  readonly lines: readonly string[]
  /** How many were answered so far: the same words are heard again. */
  readonly count: number
}

/** The table in conversation. */
export interface Talk {
  readonly answered: Answered
  /** Sends a line that was begun when a question was asked. */
  send(line: string, question: number | null): void
}

/** Carries out what was typed, and says what came of it. */
export function useTalk(conversation: Conversation | null): Talk {
  const { store } = useTableContext()
  const words = useWords()
  const [answered, setAnswered] = useState<Answered>({ lines: [], count: 0 })
  const tell = useCallback((lines: readonly string[]) => {
    setAnswered(({ count }) => ({ lines, count: count + 1 }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said in another language is gone
  useEffect(() => tell([]), [tell, words.locale])
  const send = useCallback(
    (line: string, question: number | null) => {
      if (conversation === null) return
      const room = { store, conversation, words, tell }
      void carryOut(room, conversation.read(line, question)).then(tell)
    },
    [store, conversation, words, tell],
  )
  return { answered, send }
}

interface Room {
  readonly store: TableStore
  readonly conversation: Conversation
  readonly words: Words
  /** Says something while the rest is waited for. */
  readonly tell: (lines: readonly string[]) => void
}

function carryOut(room: Room, reply: Reply): Promise<readonly string[]> {
  switch (reply.kind) {
    case 'say':
      return Promise.resolve(reply.lines)
    case 'act':
      return act(room, reply.plan)
    case 'why':
      return because(room, reply)
    case 'undo':
      return undo(room)
    case 'hint':
      return hint(room)
    case 'reason':
      return reason(room)
  }
}

async function act({ store, conversation }: Room, plan: Plan): Promise<readonly string[]> {
  let given = 0
  const { count, refused } = await answerInTurn(store, ({ view, decision, legal }) => {
    const action = decision === null ? null : plan.next({ view, decision, legal }, given)
    given += 1
    return action
  })
  if (refused !== null) return conversation.because([refused.action], [refused.reason])
  return [conversation.say(count === 0 ? 'spoken.not-done' : 'spoken.done', { text: plan.said })]
}

async function because(
  { store, conversation }: Room,
  { attempts }: Extract<Reply, { kind: 'why' }>,
): Promise<readonly string[]> {
  const { source } = store.getState()
  const reasons = await Promise.all(attempts.map((attempt) => source.whyNot(attempt)))
  return conversation.because(attempts, reasons)
}

async function undo({ store, conversation }: Room): Promise<readonly string[]> {
  const { moment, source } = store.getState()
  if (!moment?.canUndo) return [conversation.say('spoken.undo.none')]
  await source.undo()
  return []
}

/** What a norn would do; the answer is for the question that was asked then. */
async function hint({ store, conversation, words, tell }: Room): Promise<readonly string[]> {
  const { source, moment } = store.getState()
  if (source.counsel === undefined) return [conversation.say('spoken.hint.never')]
  if (moment?.decision == null) return [conversation.say('spoken.nothing-asked')]
  tell([words.t('table.hint.thinking')])
  const told = await source.counsel.hint()
  if (store.getState().moment?.question !== moment.question)
    return [conversation.say('spoken.changed')]
  return told === null ? [words.t('table.hint.none')] : hintWords(words, store.getState(), told)
}

/** Why a bot did its last deed. */
async function reason({ store, conversation, words, tell }: Room): Promise<readonly string[]> {
  const { source } = store.getState()
  const last = lastOfBot(store.getState())
  if (last === null) return [conversation.say('spoken.reason.never')]
  tell([words.t('table.hint.thinking')])
  const why = (await source.counsel?.why(last.step)) ?? null
  return why === null ? [words.t('table.why.none')] : whyWords(words, store.getState(), why)
}
