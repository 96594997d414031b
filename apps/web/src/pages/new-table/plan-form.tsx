import { useWords } from '../../i18n/words.ts'
import { Segments } from '../settings/segments.tsx'
import { SwitchField } from '../settings/switch-field.tsx'
import { ClockChoice } from './clock-choice.tsx'
import type { TableChoice } from './table-choice.ts'

/** By how many seconds those who watch may see it later. */
const DELAYS = [0, 10, 30, 120]

interface PlanFormProps {
  readonly choice: TableChoice
  readonly onChange: (choice: TableChoice) => void
}

/** How the table is run: who finds it, its clock, who looks on, what may be taken back. */
export function PlanForm({ choice, onChange }: PlanFormProps) {
  const { t } = useWords()
  const put = (change: Partial<TableChoice>) => onChange({ ...choice, ...change })
  return (
    <div className="board-panel plan-form stack loose">
      <Segments
        label={t('lay.visibility')}
        text={t('lay.visibility.text')}
        offered={[
          { value: 'link' as const, text: t('lay.visibility.link') },
          { value: 'public' as const, text: t('lay.visibility.public') },
        ]}
        value={choice.visibility}
        onChange={(visibility) => put({ visibility })}
      />
      <ClockChoice tempo={choice.tempo} onChange={(tempo) => put({ tempo })} />
      {choice.tempo.kind !== 'none' && (
        <Segments
          label={t('lay.timeout')}
          text={t('lay.timeout.text')}
          offered={[
            { value: 'stand-in' as const, text: t('lay.timeout.stand-in') },
            { value: 'one-answer' as const, text: t('lay.timeout.one-answer') },
          ]}
          value={choice.onTimeout}
          onChange={(onTimeout) => put({ onTimeout })}
        />
      )}
      <Segments
        label={t('lay.undo')}
        text={t('lay.undo.text')}
        offered={[
          { value: 'consent' as const, text: t('lay.undo.consent') },
          { value: 'rules' as const, text: t('lay.undo.rules') },
        ]}
        value={choice.undo}
        onChange={(undo) => put({ undo })}
      />
      <SwitchField
        label={t('lay.spectators')}
        text={t('lay.spectators.text')}
        isOn={choice.spectators}
        onChange={(spectators) => put({ spectators })}
      />
      {choice.spectators && (
        <Segments
          label={t('lay.delay')}
          text={t('lay.delay.text')}
          offered={DELAYS.map((seconds) => ({
            value: String(seconds),
            text: t('lay.delay.seconds', { seconds }),
          }))}
          value={String(choice.watchDelay)}
          onChange={(seconds) => put({ watchDelay: Number(seconds) })}
        />
      )}
      <SwitchField
        label={t('lay.rated')}
        text={t('lay.rated.text')}
        isOn={choice.rated}
        onChange={(rated) => put({ rated })}
      />
    </div>
  )
}
