import { hasCharacter } from '@meadhall/bots'
import type { GameId } from '@meadhall/games'
import { useId } from 'react'
import { PlaysChoice } from '../../frame/plays-choice.tsx'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import { seatColour } from '../../kit/seat-colour.ts'
import { botNames, isBotName } from '../../sources/bot-names.ts'
import type { SeatInfo } from '../../sources/source.ts'
import { SwitchField } from '../settings/switch-field.tsx'
import { useBoxFacts } from './box-facts.ts'
import { CharacterChoice } from './character-choice.tsx'
import {
  type GameRules,
  type SetupForm,
  withSeat,
  withSeatCount,
  withSeatValue,
} from './setup-form.ts'

interface SeatsFormProps {
  /** What the last change of the number of players put back, and why. */
  readonly note: string | null
  readonly rules: GameRules
  readonly form: SetupForm
  readonly onChange: (form: SetupForm) => void
}

/** How many play, who they are, and what each of them leads. */
export function SeatsForm(props: SeatsFormProps) {
  const { t } = useWords()
  const { seats } = props.form
  const people = seats.filter(({ plays }) => plays === 'person').length
  return (
    <fieldset className="board-panel seats-form">
      <legend>
        <h2>{t('new.seats')}</h2>
      </legend>
      <SeatCount {...props} />
      <p className="option-refusal" role="status">
        {props.note}
      </p>
      <ul>
        <Each of={seats}>{(seat, index) => <SeatRow {...props} seat={seat} index={index} />}</Each>
      </ul>
      {people === 1 && <TakeBack {...props} />}
      {people < seats.length && <p className="soft">{t('new.levels')}</p>}
      {seats.some(({ plays }) => hasCharacter(plays)) && (
        <p className="soft">{t(`new.characters.${props.rules.id as GameId}`)}</p>
      )}
      <p className="soft" role="status">
        {people > 1 && t('new.hot-seat')}
        {people === 0 && t('new.only-bots')}
        {people === 1 && t(seats.length === 1 ? 'new.solo' : 'new.one-person')}
      </p>
    </fieldset>
  )
}

/** One person among bots may be allowed to take back whatever the bots made of it. */
function TakeBack({ form, onChange }: SeatsFormProps) {
  const { t } = useWords()
  return (
    <SwitchField
      label={t('new.take-back')}
      text={t('new.take-back.text')}
      isOn={form.undo === 'free'}
      onChange={(isOn) => onChange({ ...form, undo: isOn ? 'free' : 'sealed' })}
    />
  )
}

function SeatCount({ rules, form, onChange }: SeatsFormProps) {
  const { t } = useWords()
  const { min, max } = rules.seats
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const note = useId()
  return (
    <fieldset className="seat-count" aria-describedby={note}>
      <legend>{t('new.count')}</legend>
      <div className="segments">
        {counts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="seat-count"
              checked={form.seats.length === count}
              onChange={() => onChange(withSeatCount(rules, form, count))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      <p className="soft" id={note}>
        {useBoxFacts(rules, form)}
      </p>
    </fieldset>
  )
}

interface SeatRowProps extends SeatsFormProps {
  readonly seat: SeatInfo
  readonly index: number
}

function SeatRow({ rules, form, seat, index, onChange }: SeatRowProps) {
  const { t } = useWords()
  const label = t('games.seat', { n: index + 1 })
  return (
    <li className="seat-row" style={seatColour(index)}>
      <span className="seat-number middle" aria-hidden="true">
        {index + 1}
      </span>
      <div className="seat-fields flow">
        <input
          className="text-input"
          type="text"
          maxLength={24}
          autoComplete="off"
          spellCheck={false}
          aria-label={t('new.name', { name: { literal: label } })}
          placeholder={label}
          value={seat.name}
          onChange={(event) => onChange(withSeat(form, index, { name: event.target.value }))}
        />
        <PlaysChoice
          label={label}
          plays={seat.plays}
          onChange={(plays) => onChange(withSeat(form, index, playing(form, index, plays)))}
        />
        <CharacterChoice
          label={label}
          level={seat.plays}
          character={seat.character}
          onChange={(character) => onChange(withSeat(form, index, { character }))}
        />
        {rules.options.map((spec) =>
          spec.kind === 'perSeat' ? (
            <SeatValue
              key={spec.name}
              label={label}
              name={spec.name}
              values={spec.values}
              value={(form.options[spec.name] as readonly string[])[index] ?? ''}
              onChange={(value) => onChange(withSeatValue(form, spec.name, index, value))}
            />
          ) : null,
        )}
      </div>
    </li>
  )
}

/** Who plays a seat from now on; only a bot that looks ahead keeps its character. */
function playing(form: SetupForm, index: number, plays: SeatInfo['plays']): Partial<SeatInfo> {
  const character = hasCharacter(plays) ? form.seats[index]?.character : undefined
  return { plays, character, name: nameFor(form, index, plays) }
}

/** A bot has a bot's name; a person who takes its place does not keep it. */
function nameFor({ seats }: SetupForm, index: number, plays: SeatInfo['plays']): string {
  const name = seats[index]?.name ?? ''
  if (plays === 'person') return isBotName(name) ? '' : name
  if (name !== '') return name
  const [given = ''] = botNames(
    1,
    seats.map((seat) => seat.name),
  )
  return given
}

interface SeatValueProps {
  readonly label: string
  readonly name: string
  readonly values: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** What one seat leads, of what a game offers to each. */
export function SeatValue({ label, name, values, value, onChange }: SeatValueProps) {
  const { t, say } = useWords()
  // `clans` is asked for, `clan.wolf` is what one of them is called.
  const kind = name.replace(/s$/, '')
  return (
    <select
      className="select seat-value"
      data-clan={value}
      aria-label={t('new.clan', { name: { literal: label } })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {say({ key: `${kind}.${one}` })}
        </option>
      ))}
    </select>
  )
}
