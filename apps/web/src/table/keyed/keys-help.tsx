import { type UiKey, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, type DialogHandle } from '../../kit/dialog.tsx'

const KEYS: readonly (readonly [string, UiKey])[] = [
  ['← ↑ → ↓', 'table.keys.arrows'],
  ['Tab', 'table.keys.tab'],
  ['n / p', 'table.keys.next'],
  ['1 … 9', 'table.keys.numbers'],
  ['m', 'table.keys.show-numbers'],
  ['Enter', 'table.keys.enter'],
  ['Esc', 'table.keys.esc'],
  ['w', 'table.keys.why'],
  ['h', 'table.keys.hint'],
  ['y', 'table.keys.why-bot'],
  ['u', 'table.keys.undo'],
  ['s', 'table.keys.skip'],
  ['a', 'table.aid'],
  ['?', 'table.keys.help'],
]

/** Which key does what. */
export function KeysHelp({ dialog }: { readonly dialog: DialogHandle }) {
  const { t } = useWords()
  return (
    <Dialog title={t('table.keys')} handle={dialog} isWaiting>
      <dl className="keys">
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <Button type="submit" look="primary">
          {t('table.close')}
        </Button>
      </form>
    </Dialog>
  )
}
