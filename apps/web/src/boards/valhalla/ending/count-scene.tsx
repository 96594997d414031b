import { cardName, type View } from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import { useMemo } from 'react'
import { CrownIcon } from '../../../art/common/icons.tsx'
import { ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { useBeat } from '../../../table/scenes/beats.ts'
import { SceneShell } from '../../../table/scenes/scene-shell.tsx'
import { useSeatName } from '../../../table/seats.ts'
import { CardPicture } from '../cards/card-picture.tsx'
import { JarlPortrait } from '../cards/faces.ts'
import type { SceneProps } from '../game.ts'
import { Shield } from '../players/shield.tsx'
import { type Counted, countsOf, lastBeat } from './count.ts'
import './count-scene.css'
import { pointsBySource } from './ending-scores.ts'
import { Winners } from './winners.tsx'

interface CountSceneProps extends SceneProps {
  readonly outcome: Outcome
}

/** The end: every Valhalla is opened and counted card by card, then the rest, then the winner. */
export function CountScene({ log, moment, info, outcome }: CountSceneProps) {
  const { t } = useWords()
  const view = moment.view
  const counts = useMemo(
    () => countsOf(view, pointsBySource(log, info.seats.length)),
    [log, view, info],
  )
  const end = lastBeat(counts) + 1
  const hasWon = view.viewer !== null && outcome.winners.includes(view.viewer)
  return (
    <SceneShell
      label={t('vh.count')}
      line={<Winners outcome={outcome} view={view} />}
      beats={end}
      sounds={{ 0: 'horn', [end]: hasWon || view.viewer === null ? 'victory' : 'defeat' }}
      className="vh-count-scene"
    >
      <h2>{t('vh.count')}</h2>
      <div className="vh-counts" data-count={counts.length}>
        <Each of={counts}>
          {(counted, seat) => (
            <Count {...{ view, counted, seat, end }} isWinner={outcome.winners.includes(seat)} />
          )}
        </Each>
      </div>
    </SceneShell>
  )
}

interface CountProps {
  readonly view: View
  readonly seat: Seat
  readonly counted: readonly Counted[]
  readonly end: number
  readonly isWinner: boolean
}

/** What one player has counted so far: the card in hand large, the others behind it, and the sum. */
function Count({ view, seat, counted, end, isWinner }: CountProps) {
  const nameOf = useSeatName()
  const beat = useBeat()
  const done = counted.filter((one) => one.beat <= beat)
  const sum = done.reduce((all, { points }) => all + points, 0)
  const isCrowned = beat >= end && isWinner
  const style = { '--seat': `var(--seat-${seat})` }
  return (
    <section className="vh-count" style={style} data-won={isCrowned || undefined}>
      <header>
        <Shield seat={seat} size="1.5rem" />
        <b>{nameOf(seat)}</b>
        {isCrowned && <CrownIcon size="1.6em" />}
        <b key={sum} className="vh-count-sum">
          {sum}
        </b>
      </header>
      <Latest view={view} seat={seat} counted={beat >= end ? undefined : done.at(-1)} />
      <ol>
        <Each of={done}>
          {(one) => (
            <li data-source={one.source}>
              <Label counted={one} />
            </li>
          )}
        </Each>
      </ol>
    </section>
  )
}

interface LatestProps {
  readonly view: View
  readonly seat: Seat
  readonly counted: Counted | undefined
}

/** What is being counted now; before and after it, whose Valhalla it is. */
function Latest({ view, seat, counted }: LatestProps) {
  const { say } = useWords()
  const jarl = view.players[seat]?.jarl
  if (counted === undefined) return <figure>{jarl && <JarlPortrait jarl={jarl} />}</figure>
  const { card, source, points, beat } = counted
  return (
    <figure key={beat}>
      {card === null ? <Shield seat={seat} size="3rem" /> : <CardPicture card={card} />}
      <b>+{points}</b>
      <figcaption>{say({ key: card === null ? `source.${source}` : cardName(card) })}</figcaption>
    </figure>
  )
}

/** A thing counted, as small as it can be. */
function Label({ counted: { card, source, points } }: { readonly counted: Counted }) {
  const { say } = useWords()
  const name = say({ key: card === null ? `source.${source}` : cardName(card) })
  return (
    <span role="img" aria-label={`${name}: ${points}`} title={name}>
      {card !== null && <ValhallaSign sign="valhalla" size="0.9em" />}
      {points}
    </span>
  )
}
