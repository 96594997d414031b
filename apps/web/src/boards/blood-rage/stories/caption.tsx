import { type EventType, eventMessage } from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'
import type { BoardProps } from '../game.ts'

/** Told over the map in one line while it goes on; the log keeps it. */
const CAPTIONED: readonly EventType[] = [
  'age-began',
  'battle-tied',
  'battle-won',
  'card-added',
  'cards-swept',
  'fled',
  'glory-stolen',
  'invaded',
  'joined',
  'leader-moved',
  'marched',
  'passed',
  'pillage-began',
  'pillaged',
  'province-destroyed',
  'quest-committed',
  'quest-completed',
  'quest-failed',
  'rage-stolen',
  'upgraded',
]

export function Caption({ fresh }: BoardProps) {
  const { say } = useWords()
  const event = fresh.findLast(({ type }) => CAPTIONED.includes(type))
  if (event === undefined) return null
  // The announcer says it already.
  return (
    <p className="br-caption" data-told={event.type} aria-hidden="true">
      {say(eventMessage(event))}
    </p>
  )
}
