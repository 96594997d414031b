import { isArmed, type StrengthParts, strengthParts, type View } from '@meadhall/game-valhalla'
import { useWords } from '../../../i18n/words.ts'
import { useTable } from '../../../table/context.tsx'
import './warrior-strength.css'

const PARTS: readonly (keyof StrengthParts)[] = ['printed', 'trait', 'jarl', 'tyr', 'aside']

interface Place {
  readonly index: number
  readonly seat: number
  readonly space: number
}

function placeOf(where: string): Place {
  const [index = 0, seat = 0, space = 0] = where.split('/').map(Number)
  return { index, seat, space }
}

/** Why a warrior counts 10 instead of 8 in this battle, part by part. */
export function WarriorStrength({ where }: { readonly where: string }) {
  const { t } = useWords()
  const view = useTable(({ moment }) => (moment?.view ?? null) as View | null)
  const { index, ...ref } = placeOf(where)
  const side = view?.battle?.sides[index]
  if (!view || !side || !view.players[ref.seat]?.squad[ref.space]) return null
  const parts = strengthParts(view, side, ref)
  const total = PARTS.reduce((sum, part) => sum + parts[part], 0)
  return (
    <div className="vh-about vh-strength">
      <b>{t(isArmed(side, ref) ? 'vh.strength.counts' : 'vh.strength.would', { total })}</b>
      <dl>
        {PARTS.filter((part) => parts[part] !== 0).map((part) => (
          <div key={part}>
            <dt>{t(`vh.strength.${part}`)}</dt>
            <dd>{part === 'printed' ? parts[part] : `+${parts[part]}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
