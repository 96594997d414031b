import { type BloodRageEvent, eventMessage } from '@meadhall/game-blood-rage'
import { WIDTH, wrap } from '../../text/layout.ts'
import type { Face } from './face.ts'

/** Events that say nothing a player at the table would tell; `log all` has them. */
const QUIET: readonly BloodRageEvent['type'][] = [
  'age-ended',
  'call-declined',
  'dealt',
  'march-began',
  'packets-passed',
  'turn-began',
  'window-declined',
]

function isTold(event: BloodRageEvent): boolean {
  if (event.type === 'drafted' || event.type === 'card-chosen') return event.card !== null
  if (event.type === 'draft-leftovers') return event.cards !== null
  return !QUIET.includes(event.type)
}

/** What happened, a sentence a line; the same sentence several times in a row is said once. */
export function storyLines(face: Face, events: readonly BloodRageEvent[], all = false): string[] {
  const sentences: { text: string; times: number; isPhase: boolean }[] = []
  for (const event of all ? events : events.filter(isTold)) {
    const text = face.say(eventMessage(event))
    const last = sentences.at(-1)
    if (last?.text === text) last.times += 1
    else sentences.push({ text, times: 1, isPhase: event.type === 'phase-began' })
  }
  return sentences.flatMap(({ text, times, isPhase }) => {
    const line = times > 1 ? face.t('cli.times', { text, count: times }) : text
    const lines = wrap(`  ${line}`, WIDTH, '    ')
    return isPhase ? lines.map(face.paint.strong) : lines
  })
}
