import type { GameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { loadBoard } from '../../boards/index.ts'
import { needWords, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useSettings } from '../../settings/settings.ts'
import { SwitchField } from './switch-field.tsx'

/** Which kinds of action of a game are asked about before they are done; loaded when opened. */
export function Confirmations({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="confirmations" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(`app.game.${game}`)}</summary>
      {isOpen && <Kinds game={game} />}
    </details>
  )
}

function Kinds({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const kinds = useKinds(game)
  const label = useKindLabel(game)
  const { confirm, set } = useSettings()
  if (kinds === null) return <p>{t('app.loading')}</p>
  if (kinds.length === 0) return <p>{t('settings.confirm.none')}</p>
  const put = (changed: readonly string[], isOn: boolean) => {
    const entries = changed.map((kind) => [`${game}/${kind}`, isOn])
    set({ confirm: { ...confirm, ...Object.fromEntries(entries) } })
  }
  const isOn = (kind: string) => confirm[`${game}/${kind}`] !== false
  return (
    <>
      <div className="button-row">
        <Button onClick={() => put(kinds, true)}>{t('settings.confirm.all')}</Button>
        <Button onClick={() => put(kinds, false)}>{t('settings.confirm.nothing')}</Button>
      </div>
      <div className="confirm-kinds">
        {kinds.map((kind) => (
          <SwitchField
            key={kind}
            label={label(kind)}
            isOn={isOn(kind)}
            onChange={(on) => put([kind], on)}
          />
        ))}
      </div>
    </>
  )
}

function useKinds(game: GameId): readonly string[] | null {
  const [kinds, setKinds] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const load = async () => {
      const [board] = await Promise.all([loadBoard(game), needWords(game)])
      setKinds(board.confirmed)
    }
    load().catch(() => setKinds([]))
  }, [game])
  return kinds
}

/** Our words for a kind of action; for one that is new, the kind as it is. */
function useKindLabel(game: GameId): (kind: string) => string {
  const { say } = useWords()
  return (kind) => {
    const key = `settings.confirm.${game}.${kind}`
    const text = say({ key })
    return text === key ? kind.replaceAll('-', ' ') : text
  }
}
