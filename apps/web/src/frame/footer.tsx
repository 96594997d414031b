import { GAME_IDS, GAMES } from '@meadhall/games'
import { useWords } from '../i18n/words.ts'
import { useAvailability } from '../server/availability.ts'

/** What this is and is not, and whose games these are. */
export function Footer() {
  const { t } = useWords()
  const isServed = useAvailability(({ is }) => is !== 'none')
  return (
    <footer className="footer soft">
      <p>{t('app.unofficial')}</p>
      {GAME_IDS.map((game) => {
        const { design, art } = GAMES[game].credits
        const names = { design: { literal: design }, art: { literal: art } }
        return <p key={game}>{t('app.credits', { game: `app.game.${game}`, ...names })}</p>
      })}
      <p>{t(isServed ? 'app.no-tracking' : 'app.stays-here')}</p>
    </footer>
  )
}
