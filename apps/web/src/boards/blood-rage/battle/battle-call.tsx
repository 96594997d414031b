import { type ClanId, canJoin, placeOf, type View } from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'
import { ClanBadge } from '../clans/clan-badge.tsx'
import type { BattleStory } from './battle-parts.ts'

interface CallProps {
  readonly view: View
  readonly story: BattleStory
}

type Status = 'asked' | 'declined' | 'cannot' | 'may'

/** The call to battle: who is asked, who sent whom, who stays away (BR-6.1). */
export function CallToBattle({ view, story }: CallProps) {
  const { t } = useWords()
  return (
    <ul className="br-call flow">
      {view.clans.map(({ clan }, seat) => {
        const status = statusOf(view, story, seat)
        const sent = story.calls.filter((call) => call.clan === clan && call.figure !== null)
        return (
          <li key={clan} data-status={status}>
            <ClanBadge clan={clan} />
            <span>
              {t(`br.call.${status}`)}
              {sent.length > 0 && ` · ${t('br.call.sent-count', { count: sent.length })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function statusOf(view: View, story: BattleStory, seat: number): Status {
  const clan = view.clans[seat]
  if (clan === undefined) return 'cannot'
  if (view.open.some((decision) => decision.seat === seat)) return 'asked'
  if (hasDeclined(story, clan.clan)) return 'declined'
  return canJoin(clan, placeOf(story.place)) ? 'may' : 'cannot'
}

/** Who sent nobody may still change their mind once somebody else has sent a figure. */
function hasDeclined({ calls }: BattleStory, clan: ClanId): boolean {
  const since = calls.findLastIndex(({ figure }) => figure !== null)
  return calls.slice(since + 1).some((call) => call.clan === clan)
}
