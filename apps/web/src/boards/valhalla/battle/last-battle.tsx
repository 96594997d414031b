import {
  type CardId,
  cardName,
  cardOf,
  eventMessage,
  type StrengthLine,
  strengthLines,
  type View,
  warriorOf,
} from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useWords } from '../../../i18n/words.ts'
import { useTable } from '../../../table/context.tsx'
import { Sentence } from '../../../table/sentence.tsx'
import type { BoardProps } from '../../board.ts'
import { type BattleRecord, lastBattle, reasonOf } from './battle-record.ts'
import { useFighterKey, useFighterName } from './fighter-name.ts'
import './last-battle.css'

/** Line by line what each side had, by game and battle: the log tells only the sums. */
const remembered = new Map<string, ReadonlyMap<Seat, readonly StrengthLine[]>>()

function remember(name: string, view: View): void {
  const { battle } = view
  if (battle === null || battle.winner >= 0) return
  const known = new Map(remembered.get(name))
  for (const side of battle.sides) {
    const lines = strengthLines(view, side)
    if (lines.length > 0) known.set(side.seat, lines)
  }
  remembered.set(name, known)
}

/**
 * What came of the last battle: opens by itself when it is over, stays until it is put away or the
 * viewer's next answer, and can be opened again.
 */
export function LastBattle({ info, moment }: BoardProps) {
  const log = useTable((table) => table.log)
  const ownStep = useTable((table) => table.ownStep)
  const view = moment.view as View
  const record = lastBattle(log, moment.step)
  const name = `${info.id}/${record?.start}`
  const isOver = record?.isOver === true && view.battle === null
  const [closed, setClosed] = useState(isOver ? name : '')
  const [opened, setOpened] = useState('')
  const endedAt = useEndStep(name, isOver, moment.step)
  useEffect(() => remember(name, view), [name, view])
  if (!isOver || view.over) return null
  const isFresh = closed !== name && endedAt >= 0 && ownStep <= endedAt
  // It would lie over what is asked for: then it is told in a line.
  const isShort = isFresh && moment.decision !== null
  const isOpen = opened === name || (isFresh && !isShort)
  const close = () => {
    setClosed(name)
    setOpened('')
  }
  return (
    <div className="vh-last" data-fresh={isShort || undefined}>
      {isOpen ? (
        <Result record={record} lines={remembered.get(name)} view={view} onClose={close} />
      ) : (
        <button type="button" className="button vh-last-open" onClick={() => setOpened(name)}>
          <Told record={record} view={view} isShort={isShort} />
        </button>
      )}
    </div>
  )
}

interface ToldProps {
  readonly record: BattleRecord
  readonly view: View
  readonly isShort: boolean
}

/** What opens the result: its name, or right after the battle who won. */
function Told({ record, view, isShort }: ToldProps) {
  const { t } = useWords()
  const keyOf = useFighterKey(view)
  const { winner, attacker, defender, strength } = record
  if (!isShort) return t('vh.last')
  if (winner === null) return t('vh.duel.void')
  const other = winner === attacker ? defender : attacker
  const sums = { won: strength.get(winner) ?? 0, lost: strength.get(other) ?? 0 }
  return t('vh.result.short', { seat: keyOf(winner), ...sums })
}

/** The step at which a battle was first seen to be over; -1 if it was over before one came. */
function useEndStep(name: string, isOver: boolean, step: number): number {
  const [known, setKnown] = useState({ name, isOver, at: -1 })
  if (known.name !== name || known.isOver !== isOver) {
    const isEnd = isOver && (known.name !== name || !known.isOver)
    const next = { name, isOver, at: isEnd ? step : -1 }
    setKnown(next)
    return next.at
  }
  return known.at
}

interface ResultProps {
  readonly record: BattleRecord
  readonly lines: ReadonlyMap<Seat, readonly StrengthLine[]> | undefined
  readonly view: View
  readonly onClose: () => void
}

/** A press anywhere else, or Esc, puts it away: it lies over the board but never in the way. */
function useAway(onAway: () => void): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const away = useEffectEvent(onAway)
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const isOutside = target instanceof Element && !box.current?.contains(target)
      if (isOutside && target.closest('.table-rivals, .table-stage, .table-own, .action-bar'))
        away()
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && away()
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return box
}

function Result({ record, lines, view, onClose }: ResultProps) {
  const { t } = useWords()
  const box = useAway(onClose)
  const keyOf = useFighterKey(view)
  const { winner, attacker, defender } = record
  const title = winner === null ? t('vh.result.void') : t('vh.duel.won', { seat: keyOf(winner) })
  const why = reasonOf(record)
  return (
    <section ref={box} className="vh-result" aria-label={t('vh.last')}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="button" onClick={onClose}>
          {t('table.close')}
        </button>
      </header>
      {why !== null && <p>{t(`vh.result.why.${why}`, { seat: keyOf(attacker) })}</p>}
      {winner !== null && (
        <div className="vh-result-sides">
          {[attacker, defender].map((seat) => (
            <ResultSide
              key={seat}
              record={record}
              seat={seat}
              lines={lines?.get(seat)}
              view={view}
            />
          ))}
        </div>
      )}
      <ul className="vh-result-after">
        {record.after.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
          <li key={index}>
            <Sentence message={eventMessage(event)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ResultSideProps {
  readonly record: BattleRecord
  readonly seat: Seat
  readonly lines: readonly StrengthLine[] | undefined
  readonly view: View
}

/** One side: what it had, line by line, and the sum. */
function ResultSide({ record, seat, lines, view }: ResultSideProps) {
  const { t } = useWords()
  const nameOf = useFighterName(view)
  const total = record.strength.get(seat) ?? 0
  const style = seat < 0 ? {} : ({ '--seat': `var(--seat-${seat})` } as CSSProperties)
  const shown = linesOf(record, seat, total, lines)
  const role = seat === record.attacker ? 'attacker' : 'defender'
  return (
    <section
      className="vh-result-side"
      style={style}
      data-won={record.winner === seat || undefined}
    >
      <h3>
        <span>
          {nameOf(seat)} <small>{t(`vh.role.${role}`)}</small>
        </span>
        <b>{total}</b>
      </h3>
      <ul>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards make equal lines
          <ResultLine key={index} line={line} />
        ))}
        {shown.length === 0 && seat >= 0 && <li>{t('vh.result.nobody')}</li>}
      </ul>
    </section>
  )
}

type ShownLine = { readonly name: string; readonly value: number; readonly bonus: number }

/** The lines seen in time; else what the log tells, with the rest of the sum in one line. */
function linesOf(
  record: BattleRecord,
  seat: Seat,
  total: number,
  lines: readonly StrengthLine[] | undefined,
): readonly ShownLine[] {
  const known = lines?.map(shownLine) ?? toldLines(record, seat)
  const rest = total - known.reduce((sum, { value }) => sum + value, 0)
  if (known.length === 0 || rest === 0) return known
  return [...known, { name: 'vh.line.rest', value: rest, bonus: 0 }]
}

function shownLine(line: StrengthLine): ShownLine {
  if (!('card' in line)) return { name: `vh.line.${line.kind}`, value: line.value, bonus: 0 }
  const bonus = line.kind === 'warrior' ? line.bonus : 0
  return { name: cardName(line.card), value: line.value, bonus }
}

function toldLines({ armed, tactics }: BattleRecord, seat: Seat): readonly ShownLine[] {
  const told = (cards: BattleRecord['armed'], printed: (card: CardId) => number) =>
    cards
      .filter((one) => one.seat === seat)
      .map(({ card }) => ({ name: cardName(card), value: printed(card), bonus: 0 }))
  return [
    ...told(armed, (card) => warriorOf(card).strength),
    ...told(tactics, strengthOfTactic).filter(({ value }) => value > 0),
  ]
}

function strengthOfTactic(id: CardId): number {
  const card = cardOf(id)
  return 'effect' in card && 'value' in card.effect ? card.effect.value : 0
}

function ResultLine({ line }: { readonly line: ShownLine }) {
  const { t } = useWords()
  return (
    <li>
      <span>
        <Sentence message={{ key: 'vh.result.name', params: { name: line.name } }} />
        {line.bonus !== 0 && <small> {t('vh.result.bonus', { bonus: line.bonus })}</small>}
      </span>
      <b>{line.value}</b>
    </li>
  )
}
