import { type Character, hasCharacter, LEVELS, type Level } from '@meadhall/bots'
import { useWords } from '../../i18n/words.ts'
import type { api } from '../../server/api.ts'
import { CharacterChoice } from '../new-game/character-choice.tsx'

interface BotPlanProps {
  readonly bot: Level
  readonly character: Character | undefined
  /** Whose seat it is. */
  readonly label: string
  readonly onPlan: (plan: Parameters<typeof api.planSeat>[2]) => void
}

/** Which bot the host puts at a seat. */
export function BotPlan({ bot, character, label, onPlan }: BotPlanProps) {
  const { t } = useWords()
  const plan = (level: Level, cast: Character | undefined) => {
    const leaning = hasCharacter(level) && cast !== undefined ? { character: cast } : {}
    onPlan({ for: 'bot', level, ...leaning })
  }
  return (
    <span className="bot-plan">
      <select
        className="select"
        aria-label={t('new.plays', { name: { literal: label } })}
        value={bot}
        onChange={({ target: { value } }) =>
          plan(LEVELS.find((one) => one === value) ?? bot, character)
        }
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t(`new.plays.${level}`)}
          </option>
        ))}
      </select>
      <CharacterChoice
        label={label}
        level={bot}
        character={character}
        onChange={(cast) => plan(bot, cast)}
      />
    </span>
  )
}
