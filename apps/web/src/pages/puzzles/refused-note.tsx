import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../kit/notice.tsx'
import type { Refused } from './host/protocol.ts'

/** Why a puzzle is not taken: in words, and with the place and the reason as the engine names them. */
export function RefusedNote({ refused }: { readonly refused: Refused }) {
  const { t } = useWords()
  const { kind, place, reason } = refused
  return (
    <Notice className="puzzle-refused" mood="bad" role="alert">
      <p>
        {kind === 'file'
          ? t('puzzle.refused.file', { place: { literal: place } })
          : t(`puzzle.refused.${kind}`)}
      </p>
      <code>{reason}</code>
    </Notice>
  )
}
