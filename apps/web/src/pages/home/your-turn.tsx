import type { MyGame } from '@meadhall/protocol'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { api } from '../../server/api.ts'
import { useTurns } from '../../server/turns.ts'
import { useAsked } from '../../server/use-asked.ts'
import { useVisitor } from '../../server/use-visitor.ts'
import { MyGameRow } from '../my-games/my-game-row.tsx'
import { byUrgency } from '../my-games/urgency.ts'
import '../my-games/my-games.css'

/** So many are at hand; the page of all games has the rest. */
const AT_HAND = 4

async function running(): Promise<readonly MyGame[]> {
  return (await api.myGames({ state: 'running', limit: '99' })).games
}

const NONE = () => Promise.resolve<readonly MyGame[]>([])

/** Games at the server where one is waited for: first of all. Nothing where there are none. */
export default function YourTurn() {
  const { t } = useWords()
  const me = useVisitor()
  const count = useTurns(({ turns }) => turns?.count)
  const { got, again } = useAsked(me ? running : NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is the reason to ask
  useEffect(again, [again, count])
  const isSpoken = useAreas('meeting', 'people', 'blood-rage', 'valhalla')
  const { mine } = byUrgency(got ?? [])
  if (!isSpoken || mine.length === 0) return null
  return (
    <section className="my-games home-turns" aria-labelledby="home-turns">
      <h2 id="home-turns">{t('my-games.mine.count', { count: mine.length })}</h2>
      <ul>
        {mine.slice(0, AT_HAND).map((one) => (
          <MyGameRow key={one.game.table.id} of={one} />
        ))}
      </ul>
      <p>
        <Link href="/my-games">{t('home.all-games')}</Link>
      </p>
    </section>
  )
}
