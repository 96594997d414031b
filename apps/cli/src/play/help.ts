import { padEnd, WIDTH, wrap } from '../text/layout.ts'
import type { Speech } from '../text/speech.ts'
import type { GameWords, HelpLine } from './game.ts'

/** Where the explanations begin. */
const COLUMN = 27

/** Forms on the left, what they do beside them. */
export function helpColumns(lines: readonly HelpLine[]): string[] {
  return lines.flatMap(([form, does]) => {
    const [first = '', ...more] = wrap(does, WIDTH - COLUMN)
    return [padEnd(`  ${form} `, COLUMN) + first, ...more.map((one) => ' '.repeat(COLUMN) + one)]
  })
}

/** What can be typed at any time. */
export function helpLines(words: GameWords, { t }: Speech): readonly string[] {
  return [
    ...wrap(t('cli.help.answers'), WIDTH),
    ...wrap(`  ${words.examples}`, WIDTH, '  '),
    ...wrap(`  ${words.nameEnough}`, WIDTH, '  '),
    t('cli.help.any-time'),
    ...helpColumns([
      ...words.help,
      [t('cli.help.form.why'), t('cli.help.why')],
      ['board  hand  options', t('cli.help.show')],
      ['log, log 100, log all', t('cli.help.log')],
      ['hint', t('cli.help.hint')],
      ['undo', t('cli.help.undo')],
      [t('cli.help.form.save'), t('cli.help.save')],
      ['quit', t('cli.help.quit')],
    ]),
    ...wrap(words.legend, WIDTH),
  ]
}
