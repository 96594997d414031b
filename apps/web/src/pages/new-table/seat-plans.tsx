import { type Character, LEVELS } from '@meadhall/bots'
import type { SeatPlan } from '@meadhall/protocol'
import { type UiKey, useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import { seatColour } from '../../kit/seat-colour.ts'
import { CharacterChoice } from '../new-game/character-choice.tsx'
import { SeatValue } from '../new-game/seats-form.tsx'
import { type GameRules, type SetupForm, withSeatValue } from '../new-game/setup-form.ts'
import { type TableChoice, withPlan } from './table-choice.ts'

interface SeatPlansProps {
  readonly rules: GameRules
  readonly choice: TableChoice
  readonly setup: SetupForm
  readonly onChoice: (choice: TableChoice) => void
  readonly onSetup: (setup: SetupForm) => void
}

const PLANS: Readonly<Record<string, SeatPlan>> = {
  anyone: { for: 'anyone' },
  invited: { for: 'invited' },
  ...Object.fromEntries(LEVELS.map((level) => [level, { for: 'bot', level }])),
}
const NAMES: Readonly<Record<string, UiKey>> = {
  anyone: 'lay.seat.anyone',
  invited: 'lay.seat.invited',
  ...Object.fromEntries(LEVELS.map((level) => [level, `new.plays.${level}` as const])),
}

function keyOf(plan: SeatPlan): string {
  return plan.for === 'bot' ? plan.level : plan.for
}

/** The same bot with another leaning, or with none. */
function castAs({ level }: BotPlan, character: Character | undefined): BotPlan {
  return { for: 'bot', level, ...(character !== undefined && { character }) }
}
type BotPlan = Extract<SeatPlan, { readonly for: 'bot' }>

/** For whom each seat is, and what it leads where the game lets one choose. */
export function SeatPlans({ rules, choice, setup, onChoice, onSetup }: SeatPlansProps) {
  const { t } = useWords()
  const perSeat = rules.options.filter((spec) => spec.kind === 'perSeat')
  return (
    <div className="board-panel seats-form">
      <ul>
        <Each of={choice.seats}>
          {(plan, seat) => {
            const label = t('games.seat', { n: seat + 1 })
            return (
              <li className="seat-row" style={seatColour(seat)}>
                <span className="seat-number middle" aria-hidden="true">
                  {seat + 1}
                </span>
                <div className="seat-fields flow">
                  {seat === 0 ? (
                    <span className="seat-yours">{t('lay.seat.you')}</span>
                  ) : (
                    <PlanChoice
                      label={label}
                      plan={plan}
                      onChange={(next) => onChoice(withPlan(choice, seat, next))}
                    />
                  )}
                  {seat !== 0 && plan.for === 'bot' && (
                    <CharacterChoice
                      label={label}
                      level={plan.level}
                      character={plan.character}
                      onChange={(character) =>
                        onChoice(withPlan(choice, seat, castAs(plan, character)))
                      }
                    />
                  )}
                  {perSeat.map((spec) => (
                    <SeatValue
                      key={spec.name}
                      label={label}
                      name={spec.name}
                      values={spec.values}
                      value={(setup.options[spec.name] as readonly string[])[seat] ?? ''}
                      onChange={(value) => onSetup(withSeatValue(setup, spec.name, seat, value))}
                    />
                  ))}
                </div>
              </li>
            )
          }}
        </Each>
      </ul>
      <p className="soft">{t('lay.seats.text')}</p>
    </div>
  )
}

interface PlanChoiceProps {
  readonly label: string
  readonly plan: SeatPlan
  readonly onChange: (plan: SeatPlan) => void
}

function PlanChoice({ label, plan, onChange }: PlanChoiceProps) {
  const { t } = useWords()
  return (
    <select
      className="select"
      aria-label={t('new.plays', { name: { literal: label } })}
      value={keyOf(plan)}
      onChange={(event) => onChange(PLANS[event.target.value] ?? plan)}
    >
      {Object.entries(NAMES).map(([key, name]) => (
        <option key={key} value={key}>
          {t(name)}
        </option>
      ))}
    </select>
  )
}
