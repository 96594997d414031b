import { PlaysChoice } from '../frame/plays-choice.tsx'
import { useWords } from '../i18n/words.ts'
import { Each } from '../kit/each.tsx'
import type { SeatInfo } from '../sources/source.ts'

interface SeatTakersProps {
  readonly seats: readonly SeatInfo[]
  readonly onChange: (seats: SeatInfo[]) => void
}

/** Who goes on playing a game that was brought along: its file does not say who was a bot. */
export function SeatTakers({ seats, onChange }: SeatTakersProps) {
  const { t } = useWords()
  const put = (seat: number, plays: SeatInfo['plays']) => {
    onChange(seats.map((one, index) => (index === seat ? { ...one, plays } : one)))
  }
  return (
    <fieldset className="seat-takers stack">
      <legend>{t('games.file.who')}</legend>
      <Each of={seats}>
        {({ name, plays }, seat) => {
          const label = name || t('games.seat', { n: seat + 1 })
          return (
            <div>
              <span>{label}</span>
              <PlaysChoice label={label} plays={plays} onChange={(one) => put(seat, one)} />
            </div>
          )
        }}
      </Each>
    </fieldset>
  )
}
