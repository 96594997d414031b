import type { Speech } from '../text/speech.ts'

/** Who has won; several share the victory, or have won it together. */
export function winnerText(
  { t, locale }: Speech,
  names: readonly string[],
  how: 'shared' | 'together' = 'shared',
): string {
  const [name = '', ...others] = names
  if (others.length === 0) return t('cli.wins', { name })
  return t(`cli.wins.${how}`, { names: new Intl.ListFormat(locale).format(names) })
}
