import type { GameId } from '@meadhall/games'
import { meantBy, type OptionSpec } from '@meadhall/kernel'
import { refusalText } from '@meadhall/words'
import { useState } from 'react'
import { type UiKey, useWords } from '../../i18n/words.ts'
import { namesOf } from '../games/game-words.ts'
import { OptionField } from './option-field.tsx'
import { groupsOf } from './option-groups.ts'
import { PICTURES } from './pictures.ts'
import { PresetChoice } from './preset-choice.tsx'
import {
  type GameRules,
  type OptionValue,
  refusalOf,
  type SetupForm,
  withOption,
} from './setup-form.ts'

interface OptionsFormProps {
  readonly game: GameId
  readonly rules: GameRules
  readonly form: SetupForm
  readonly onChange: (form: SetupForm) => void
}

/** All options of a game in groups. What the game refuses is not taken, and says why. */
export function OptionsForm({ game, rules, form, onChange }: OptionsFormProps) {
  const words = useWords()
  const { t } = words
  const [refused, setRefused] = useState<{ name: string; why: string } | null>(null)
  const nameOf = useValueNames(form)
  const whyNot = (name: string, value: OptionValue) =>
    refusalOf(rules, withOption(form, name, value))
  const put = (name: string, value: OptionValue) => {
    const reason = whyNot(name, value)
    setRefused(reason === null ? null : { name, why: refusalText(words.say, reason) })
    if (reason === null) onChange(withOption(form, name, value))
  }
  const field = (spec: OptionSpec) => (
    <OptionField
      key={spec.name}
      spec={spec}
      value={form.options[spec.name]}
      nameOf={(value) => nameOf(spec, value)}
      whyNot={(value) => whyNot(spec.name, value)}
      refusal={refused?.name === spec.name ? refused.why : null}
      texts={textsOf(game, spec.name)}
      picture={PICTURES[game][spec.name]}
      onChange={(value) => put(spec.name, value)}
    />
  )
  const groups = groupsOf(rules, form)
  const panel = ({ title, specs }: (typeof groups)[number]) => (
    <fieldset className="board-panel option-group" key={title}>
      <legend>
        <h2>{t(title)}</h2>
      </legend>
      <div className="option-columns">{specs.map(field)}</div>
    </fieldset>
  )
  return (
    <>
      {groups.filter(({ group }) => group === 'solo').map(panel)}
      <PresetChoice game={game} rules={rules} form={form} onChange={onChange} />
      {groups.filter(({ group }) => group !== 'solo').map(panel)}
    </>
  )
}

function textsOf(game: GameId, name: string): { title: UiKey; text: UiKey } {
  const key = `new.${game}.${name}`
  return { title: key as UiKey, text: `${key}.text` as UiKey }
}

/** What values are called; nothing for a seat that is not at this table. */
function useValueNames(form: SetupForm): (spec: OptionSpec, value: string | number) => string {
  const words = useWords()
  const { t, say } = words
  const names = namesOf(words, form.seats)
  return (spec, value) => {
    const { name } = spec
    if (name === 'firstPlayer') return value === -1 ? t('new.random') : (names[Number(value)] ?? '')
    if (name === 'monster') return say({ key: `monster.${value}.name` })
    if (name !== 'lokiCard') return say({ key: `new.value.${name}.${value}` })
    const card = meantBy(spec, value, form.options)
    if (card === 'random') return t('new.random')
    const isMeant = card !== value
    return isMeant
      ? t('new.for-first-game', { card: `loki.${card}.name` })
      : say({ key: `loki.${card}.name` })
  }
}
