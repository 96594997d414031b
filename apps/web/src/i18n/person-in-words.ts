import type { SitterShown } from '@meadhall/protocol'
import type { Words } from './words.ts'

/** What somebody at a table is called: a guest under an account's name is told from it. */
export function personInWords({ t }: Pick<Words, 't'>, { name, namesake }: SitterShown): string {
  return namesake === true ? t('person.namesake', { name: { literal: name } }) : name
}
