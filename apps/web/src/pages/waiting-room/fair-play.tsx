import type { TableShown } from '@meadhall/protocol'
import { useWords } from '../../i18n/words.ts'

/** Why nobody can choose the cards and the dice, in a sentence; more for whoever wants it. */
export function FairPlay({ table }: { readonly table: TableShown }) {
  const { t } = useWords()
  const bound = table.seats.filter(({ commitment }) => commitment !== null).length
  return (
    <details className="fair-play">
      <summary>{t('wait.fair')}</summary>
      <p>{t('wait.fair.more')}</p>
      <p>{t('wait.fair.bound', { count: bound })}</p>
      <p className="soft">
        {t('wait.fair.server')}{' '}
        <code className="commitment" translate="no">
          {table.commitment}
        </code>
      </p>
    </details>
  )
}
