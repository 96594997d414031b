import { GAME_IDS } from '@meadhall/games'
import { Page } from '../../app/page.tsx'
import { useLanguage } from '../../app/use-language.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { BATTLES, THEMES, useSettings } from '../../settings/settings.ts'
import { Confirmations } from './confirmations.tsx'
import { Segments } from './segments.tsx'
import { SpeedField } from './speed-field.tsx'
import { SwitchField } from './switch-field.tsx'
import './settings.css'

/** Everything a visitor can set; each change is kept and seen at once. */
export default function SettingsPage() {
  const { t } = useWords()
  const { sound, patterns, shortcuts, spoken, asksAlways, set } = useSettings()
  return (
    <Page title={t('settings.title')}>
      <p>{t('settings.lead')}</p>
      <div className="settings">
        <section className="board-panel">
          <h2>{t('settings.you')}</h2>
          <NameField />
          <LanguageField />
        </section>
        <section className="board-panel">
          <h2>{t('settings.looks')}</h2>
          <ThemeField />
          <SwitchField
            label={t('settings.patterns')}
            text={t('settings.patterns.text')}
            isOn={patterns}
            onChange={(on) => set({ patterns: on })}
          />
        </section>
        <section className="board-panel">
          <h2>{t('settings.pace-sound')}</h2>
          <SpeedField />
          <BattlesField />
          <SwitchField
            label={t('settings.sound')}
            text={t('settings.sound.text')}
            isOn={sound}
            onChange={(on) => set({ sound: on })}
          />
        </section>
        <section className="board-panel">
          <h2>{t('settings.table')}</h2>
          <SwitchField
            label={t('by-ear.setting')}
            text={t('by-ear.setting.text')}
            isOn={spoken}
            onChange={(on) => set({ spoken: on })}
          />
          <SwitchField
            label={t('settings.shortcuts')}
            text={t('settings.shortcuts.text')}
            isOn={shortcuts}
            onChange={(on) => set({ shortcuts: on })}
          />
          <SwitchField
            label={t('settings.asks-always')}
            text={t('settings.asks-always.text')}
            isOn={asksAlways}
            onChange={(on) => set({ asksAlways: on })}
          />
          <h3>{t('settings.confirm')}</h3>
          <p>{t('settings.confirm.text')}</p>
          {GAME_IDS.map((game) => (
            <Confirmations key={game} game={game} />
          ))}
        </section>
      </div>
    </Page>
  )
}

function NameField() {
  const { t } = useWords()
  const { name, set } = useSettings()
  return (
    <label className="field">
      {t('settings.name')}
      <small>{t('settings.name.text')}</small>
      <input
        className="text-input"
        type="text"
        maxLength={24}
        autoComplete="nickname"
        value={name}
        onChange={(event) => set({ name: event.target.value })}
      />
    </label>
  )
}

function LanguageField() {
  const { t } = useWords()
  const [language, ask] = useLanguage()
  const offered = Object.entries(LANGUAGES).map(([value, text]) => ({ value, text, lang: value }))
  return <Segments label={t('app.language')} offered={offered} value={language} onChange={ask} />
}

function ThemeField() {
  const { t } = useWords()
  const { theme, set } = useSettings()
  return (
    <Segments
      label={t('settings.theme')}
      offered={THEMES.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
      value={theme}
      onChange={(value) => set({ theme: value })}
    />
  )
}

function BattlesField() {
  const { t } = useWords()
  const { battles, set } = useSettings()
  return (
    <Segments
      label={t('settings.battles')}
      text={t('settings.battles.text')}
      offered={BATTLES.map((value) => ({ value, text: t(`settings.battles.${value}`) }))}
      value={battles}
      onChange={(value) => set({ battles: value })}
    />
  )
}
