import { eventMessage, type ValhallaEvent } from '@meadhall/game-valhalla'
import { WIDTH, wrap } from '../../text/layout.ts'
import type { Face } from './face.ts'

/** Events that say nothing a player at the table would tell; `log all` has them. */
const QUIET: readonly ValhallaEvent['type'][] = [
  'cards-shuffled-back',
  'die-discarded',
  'hand-passed',
  'jarls-offered',
  'points',
  'tactic-demanded',
  'turn-began',
  'warrior-replaced',
]
/** Events that begin something new. */
const LOUD: readonly ValhallaEvent['type'][] = ['attack-began', 'end-caused', 'ragnarok-began']

function isTold(event: ValhallaEvent): boolean {
  switch (event.type) {
    case 'card-kept':
    case 'card-thrown':
      return event.card !== null
    case 'cards-drawn':
      return event.cards !== null && event.count > 0
    case 'jarl-chosen':
      return false
    default:
      return !QUIET.includes(event.type)
  }
}

/** What a player discards in one go is told in one sentence. */
function merged(events: readonly ValhallaEvent[]): readonly ValhallaEvent[] {
  const told: ValhallaEvent[] = []
  for (const event of events) {
    const last = told.at(-1)
    const isMore = event.type === 'cards-discarded' && last?.type === event.type
    if (isMore && last.seat === event.seat)
      told[told.length - 1] = { ...last, cards: [...last.cards, ...event.cards] }
    else told.push(event)
  }
  return told
}

/** What happened, a sentence a line; the same sentence several times in a row is said once. */
export function storyLines(face: Face, events: readonly ValhallaEvent[], all = false): string[] {
  const sentences: { text: string; times: number; isLoud: boolean }[] = []
  for (const event of all ? events : merged(events.filter(isTold))) {
    const say = event.type === 'jarl-revealed' ? face.tellBySeat : face.tell
    const text = say(eventMessage(event))
    const last = sentences.at(-1)
    if (last?.text === text) last.times += 1
    else sentences.push({ text, times: 1, isLoud: LOUD.includes(event.type) })
  }
  return sentences.flatMap(({ text, times, isLoud }) => {
    const line = times > 1 ? face.t('cli.times', { text, count: times }) : text
    const lines = wrap(`  ${sentence(line)}`, WIDTH, '    ')
    return isLoud ? lines.map(face.paint.strong) : lines
  })
}

/** A sentence may begin with a name in small letters: "the monster". */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
