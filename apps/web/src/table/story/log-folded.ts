import { useMedia } from '../../frame/use-media.ts'
import { useSettings } from '../../settings/settings.ts'

/** Where the story would take too much of the stage's room, it is folded until somebody wants it. */
const NARROW = '(max-width: 79.9em)'

/** Whether the story beside the stage is folded away: as the visitor said, else as the window is. */
export function useLogFolded(): boolean {
  const isNarrow = useMedia(NARROW)
  return useSettings((settings) => settings.isLogFolded) ?? isNarrow
}
