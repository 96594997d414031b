import { LanguageChoice } from '../../frame/language-choice.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useTable } from '../context.tsx'
import type { SurfaceProps } from '../surface-props.ts'
import { FirstGameTips } from '../tips/first-game-tips.tsx'
import { AfterTold } from './after-told.tsx'
import { CommandField } from './command-field.tsx'
import { SpokenSection } from './spoken-section.tsx'
import { useConversation } from './use-conversation.ts'
import { useGapHeard } from './use-gap-heard.ts'
import { useNewsHeard } from './use-news-heard.ts'
import { useTalk } from './use-talk.ts'
import './spoken.css'

interface SpokenTableProps extends SurfaceProps {
  /** Stands in place of everything while the screen is passed on. */
  readonly passing: React.ReactNode
}

/** The table for the ear: plain headings and a command field over the same source as the drawn one. */
export default function SpokenTable({ passing, ...props }: SpokenTableProps) {
  const { t } = useWords()
  const game = useTable((table) => table.info.game)
  return (
    <div className="spoken">
      <header className="spoken-head row wrap">
        <Leave />
        <h1>{t(gameKey(game))}</h1>
        <LanguageChoice />
        {props.menu}
      </header>
      {props.bar}
      {passing || <Told {...props} />}
    </div>
  )
}

function Leave() {
  const { t } = useWords()
  const set = useSettings((settings) => settings.set)
  return <Button onClick={() => set({ spoken: false })}>{t('by-ear.leave')}</Button>
}

type ToldProps = Pick<SurfaceProps, 'controls' | 'aside' | 'round'>

function Told({ controls, aside, round }: ToldProps) {
  const { t } = useWords()
  const conversation = useConversation()
  const talk = useTalk(conversation)
  useGapHeard(conversation)
  useNewsHeard(conversation)
  if (conversation === null) return <p className="loading">{t('app.loading')}</p>
  return (
    <main id="main" tabIndex={-1}>
      <CommandField {...talk} />
      {round}
      <FirstGameTips />
      {controls}
      <AfterTold />
      {conversation.sections().map((section) => (
        <SpokenSection
          key={section.id}
          section={section}
          onAnswer={(number) => talk.send(String(number), conversation.scene.question)}
        />
      ))}
      {aside}
    </main>
  )
}
