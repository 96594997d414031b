import { useMedia } from '../../frame/use-media.ts'
import { useWords } from '../../i18n/words.ts'
import { useLogFolded } from '../../table/story/log-folded.ts'
import type { LiveTable } from '../live-table.ts'
import { TalkPanel } from './talk-panel.tsx'

/** Where the story is a sheet, so is what is said. */
const SHEETS = '(max-width: 59.9em), (max-height: 35.9em) and (orientation: landscape)'

/** Whether what is said stands beside the board, under the story. */
export function useIsBeside(): boolean {
  const isSheet = useMedia(SHEETS)
  const isFolded = useLogFolded()
  return !isSheet && !isFolded
}

/** What is said, under the story where that is open beside the board. */
export function TalkBeside({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  if (!useIsBeside()) return null
  return (
    <div className="talk-beside">
      <h2>{t('live.talk')}</h2>
      <TalkPanel live={live} />
    </div>
  )
}
