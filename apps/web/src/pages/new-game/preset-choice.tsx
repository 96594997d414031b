import type { GameId } from '@meadhall/games'
import type { Preset } from '@meadhall/kernel'
import { type UiKey, useWords } from '../../i18n/words.ts'
import { AddsText } from './adds-text.tsx'
import { burdenOf, presetOf, presetsFor, withPreset } from './presets.ts'
import type { GameRules, SetupForm } from './setup-form.ts'

interface PresetChoiceProps {
  readonly game: GameId
  readonly rules: GameRules
  readonly form: SetupForm
  readonly onChange: (form: SetupForm) => void
}

/** All flags by one click; what was changed by hand stands beside the presets as itself. */
export function PresetChoice({ game, rules, form, onChange }: PresetChoiceProps) {
  const { t } = useWords()
  const chosen = presetOf(rules, form)
  return (
    <fieldset className="board-panel">
      <legend>
        <h2>{t('new.presets')}</h2>
      </legend>
      <div className="cards-to-pick stack">
        {presetsFor(rules, form).map((preset) => {
          const filled = withPreset(rules, form, preset)
          return (
            <PresetCard
              key={preset.name}
              title={`new.preset.${preset.name}` as UiKey}
              text={textOf(game, preset)}
              isChosen={preset === chosen}
              onChoose={() => onChange(filled)}
            >
              <AddsText adds={burdenOf(rules, filled)} />
            </PresetCard>
          )
        })}
        {chosen === null && (
          <PresetCard title="new.preset.own" text="new.preset.own.text" isChosen>
            <AddsText adds={burdenOf(rules, form)} />
          </PresetCard>
        )}
      </div>
    </fieldset>
  )
}

function textOf(game: GameId, { name }: Preset): UiKey {
  return `new.preset.${game}.${name}` as UiKey
}

interface PresetCardProps {
  readonly title: UiKey
  readonly text: UiKey
  readonly isChosen: boolean
  readonly onChoose?: () => void
  readonly children: React.ReactNode
}

function PresetCard({ title, text, isChosen, onChoose, children }: PresetCardProps) {
  const { t } = useWords()
  return (
    <label className="card-to-pick">
      <input type="radio" name="preset" checked={isChosen} onChange={() => onChoose?.()} />
      <span>
        <b>{t(title)}</b>
        <span>{t(text)}</span>
        {children}
      </span>
    </label>
  )
}
