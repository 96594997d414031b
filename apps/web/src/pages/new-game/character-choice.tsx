import { CHARACTERS, type Character, hasCharacter, isCharacter } from '@meadhall/bots'
import { useWords } from '../../i18n/words.ts'
import type { SeatInfo } from '../../sources/source.ts'

interface CharacterChoiceProps {
  /** Whose seat it is. */
  readonly label: string
  readonly level: SeatInfo['plays']
  readonly character: Character | undefined
  readonly onChange: (character: Character | undefined) => void
}

/** What a bot leans to; nothing for a person, nor for a bot that does not look ahead. */
export function CharacterChoice({ label, level, character, onChange }: CharacterChoiceProps) {
  const { t } = useWords()
  if (!hasCharacter(level)) return null
  return (
    <select
      className="select"
      aria-label={t('new.character', { name: { literal: label } })}
      value={character ?? ''}
      onChange={({ target: { value } }) => onChange(isCharacter(value) ? value : undefined)}
    >
      <option value="">{t('new.character.none')}</option>
      {CHARACTERS.map((one) => (
        <option key={one} value={one}>
          {t(`new.character.${one}`)}
        </option>
      ))}
    </select>
  )
}
