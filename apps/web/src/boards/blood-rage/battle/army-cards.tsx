import { type ClanId, cardName } from '@meadhall/game-blood-rage'
import { CheckIcon, HourglassIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { usePeek } from '../../../table/peek.tsx'
import { useBeat } from '../../../table/scenes/beats.ts'
import { CardBack, CardFace } from '../cards/card.tsx'
import type { BattleBeats } from './battle-beats.ts'
import type { PlayedCard, Side } from './battle-parts.ts'

interface ArmyCardsProps {
  readonly side: Side
  readonly beats: BattleBeats
  readonly choosing: ReadonlySet<ClanId> | null
}

/** A side's cards: being chosen, face down, or turned over at once with all others. */
export function ArmyCards({ side, beats, choosing }: ArmyCardsProps) {
  const { t } = useWords()
  const beat = useBeat()
  if (choosing !== null) return <Laid isOpen={choosing.has(side.clan)} />
  if (beat < beats.turn) return <Laid isOpen={false} />
  if (side.hasNoCard)
    return <p className="br-army-cards row wrap centred">{t('br.battle.no-card')}</p>
  return (
    <ul className="br-army-cards row wrap centred">
      <Each of={side.cards}>
        {(played, index) => (
          <li data-counted={beat === beats.count + side.lines.length + index || undefined}>
            <Revealed played={played} isTurning={beat < beats.count || !Number.isFinite(beat)} />
          </li>
        )}
      </Each>
    </ul>
  )
}

/** Whether a card lies there yet. Which one nobody sees but its owner, in the hand. */
function Laid({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useWords()
  return (
    <p className="br-army-cards br-laid row wrap centred" data-open={isOpen || undefined}>
      {!isOpen && <CardBack size="small" />}
      <span>
        {isOpen ? <HourglassIcon /> : <CheckIcon />}{' '}
        {t(isOpen ? 'br.battle.choosing' : 'br.battle.laid')}
      </span>
    </p>
  )
}

interface RevealedProps {
  readonly played: PlayedCard
  readonly isTurning: boolean
}

function Revealed({ played: { card, bonus, isVoided }, isTurning }: RevealedProps) {
  const { t } = useWords()
  const peek = usePeek(cardName(card))
  return (
    <button type="button" className="br-revealed" data-turning={isTurning || undefined} {...peek}>
      <CardFace card={card} size="small" />
      <b className="br-bonus">+{bonus}</b>
      {isVoided && <span className="br-voided">{t('br.battle.voided')}</span>}
    </button>
  )
}
