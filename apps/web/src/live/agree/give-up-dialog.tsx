import { ConfirmDialog } from '../../frame/confirm-dialog.tsx'
import { useWords } from '../../i18n/words.ts'
import { api } from '../../server/api.ts'
import type { LiveTable } from '../live-table.ts'
import { useSaying } from '../use-saying.ts'
import { keepGiven } from './given-seats.ts'

interface GiveUpDialogProps {
  readonly live: LiveTable
  /** To somebody who is invited, or to a bot. */
  readonly how: 'give-up' | 'leave'
  readonly onClose: () => void
}

/** Asks before a seat is given up for good. */
export function GiveUpDialog({ live, how, onClose }: GiveUpDialogProps) {
  const { t } = useWords()
  const { ask } = useSaying(live)
  const giveUp = () =>
    ask(async () => {
      const { seat } = live.store.getState()
      const { invitation } = await api.leave(live.id, how === 'leave' ? 'bot' : 'invited')
      if (seat !== null && invitation !== null) keepGiven(live.id, { seat, invitation })
    })
  return (
    <ConfirmDialog
      title={t(`live.agree.${how}`)}
      text={t(`live.agree.${how}.sure`)}
      confirm={t(`live.agree.${how}`)}
      onConfirm={() => void giveUp()}
      onClose={onClose}
    />
  )
}
