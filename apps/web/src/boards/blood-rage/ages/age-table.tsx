import type { ClanId } from '@meadhall/game-blood-rage'
import { CheckIcon, CrossIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { ClanBadge } from '../clans/clan-badge.tsx'
import type { AgeStory } from './age-story.ts'
import { GloryGain } from './age-summary.tsx'

const COLUMNS = ['quest', 'ragnarok', 'release'] as const

/** The same as the summary in a line for each clan: for a low room. */
export function AgeTable({ story }: { readonly story: AgeStory }) {
  const { say } = useWords()
  const { quests, dooms, releases } = story
  const clans = new Set([...quests, ...dooms, ...releases].map(({ clan }) => clan))
  return (
    <table className="br-age-table">
      <thead>
        <tr>
          <td />
          {COLUMNS.map((phase) => (
            <th key={phase} scope="col">
              {say({ key: `phase.${phase}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...clans].map((clan) => (
          <Row key={clan} clan={clan} story={story} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ clan, story }: { readonly clan: ClanId; readonly story: AgeStory }) {
  const { t } = useWords()
  const isOwn = (one: { readonly clan: ClanId }) => one.clan === clan
  const quests = story.quests.filter(isOwn)
  const doom = story.dooms.find(isOwn)
  const release = story.releases.find(isOwn)
  return (
    <tr>
      <th scope="row">
        <ClanBadge clan={clan} />
      </th>
      <td>
        <Each of={quests} by={({ card }) => card}>
          {({ isDone }) =>
            isDone ? (
              <CheckIcon title={t('br.quest.done')} />
            ) : (
              <CrossIcon title={t('br.quest.failed')} />
            )
          }
        </Each>
        <GloryGain glory={quests.reduce((sum, { glory }) => sum + glory, 0)} />
      </td>
      <td>
        {doom?.figures.length} <GloryGain glory={doom?.glory ?? 0} />
      </td>
      <td>
        {release?.count} <GloryGain glory={release?.glory ?? 0} />
      </td>
    </tr>
  )
}
