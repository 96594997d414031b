import type { Conversation, Plan, Reply } from '@meadhall/spoken'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { answerInTurn } from '../answering.ts'
import { useTableContext } from '../context.tsx'
import type { TableStore } from '../table-store.ts'

/** What the table answered to the last command. */
export interface Talk {
  readonly lines: readonly string[]
  send(line: string): void
}

/** Carries out what was typed, and says what came of it. */
export function useTalk(conversation: Conversation | null): Talk {
  const { store } = useTableContext()
  const { locale } = useWords()
  const [lines, setLines] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said in another language is gone
  useEffect(() => setLines([]), [locale])
  const send = useCallback(
    (line: string) => {
      if (conversation !== null) void carryOut(store, conversation, line).then(setLines)
    },
    [store, conversation],
  )
  return { lines, send }
}

async function carryOut(
  store: TableStore,
  conversation: Conversation,
  line: string,
): Promise<readonly string[]> {
  const reply = conversation.read(line)
  switch (reply.kind) {
    case 'say':
      return reply.lines
    case 'act':
      return await act(store, conversation, reply.plan)
    case 'why':
      return await because(store, conversation, reply)
    case 'undo':
      return await undo(store, conversation)
  }
}

async function act(
  store: TableStore,
  conversation: Conversation,
  plan: Plan,
): Promise<readonly string[]> {
  let given = 0
  await answerInTurn(store, ({ view, decision, legal }) => {
    const action = decision === null ? null : plan.next({ view, decision, legal }, given)
    given += 1
    return action
  })
  const { whyNot } = store.getState()
  if (whyNot?.attempt) return conversation.because([whyNot.attempt], [whyNot.reason])
  return [conversation.say('spoken.done', { text: plan.said })]
}

async function because(
  store: TableStore,
  conversation: Conversation,
  { attempts }: Extract<Reply, { kind: 'why' }>,
): Promise<readonly string[]> {
  const { source } = store.getState()
  const reasons = await Promise.all(attempts.map((attempt) => source.whyNot(attempt)))
  return conversation.because(attempts, reasons)
}

async function undo(store: TableStore, conversation: Conversation): Promise<readonly string[]> {
  const { moment, source } = store.getState()
  if (!moment?.canUndo) return [conversation.say('spoken.undo.none')]
  await source.undo()
  return []
}
