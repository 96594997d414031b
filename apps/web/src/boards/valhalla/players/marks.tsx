import type { ReactNode } from 'react'
import { type UiKey, useWords } from '../../../i18n/words.ts'
import { useTable } from '../../../table/context.tsx'
import { Named } from '../../../table/named.tsx'
import { usePeek } from '../../../table/peek.tsx'
import './marks.css'

/** What is marked on boards and in the middle of the table; each has a name and an explanation. */
export const MARKS = [
  'turn',
  'first',
  'partner',
  'king',
  'angry',
  'hand',
  'valhalla',
  'shields',
  'captured',
  'deck',
  'discard',
  'grey',
  'loki',
  'tyr',
  'ending',
  'limit',
  'strength',
  'symbols',
  'wounds',
  'extra',
  'clans',
  'level',
] as const
export type MarkId = (typeof MARKS)[number]

const markKey = (mark: MarkId): UiKey => `vh.mark.${mark}`

/** The explanation of a mark: what shields are good for depends on how many play (VH-51). */
export function aboutKey(mark: MarkId, players: number): UiKey {
  if (mark === 'shields' && players === 1) return 'vh.about.shields.solo'
  if (mark === 'shields' && players === 2) return 'vh.about.shields.two'
  return mark === 'captured' && players === 2 ? 'vh.about.captured.two' : `vh.about.${mark}`
}

interface MarkProps {
  readonly mark: MarkId
  /** What it says here: a number, a level. */
  readonly value?: number | string
  readonly children: ReactNode
}

/** A sign with a name, explained while it is hovered, tapped or focused. */
export function Mark({ mark, value, children }: MarkProps) {
  const { t } = useWords()
  const peek = usePeek(markKey(mark))
  const name = value === undefined ? t(markKey(mark)) : `${t(markKey(mark))}: ${value}`
  return (
    <button type="button" className="vh-mark" data-mark={mark} {...peek}>
      <Named name={name}>
        {children}
        {value !== undefined && <b>{value}</b>}
      </Named>
    </button>
  )
}

export function isMark(name: string): name is `vh.mark.${MarkId}` {
  return (MARKS as readonly string[]).some((mark) => name === `vh.mark.${mark}`)
}

/** The explanation of a mark: what `Peek` shows for its name. */
export function MarkPeek({ name }: { readonly name: `vh.mark.${MarkId}` }) {
  const { t } = useWords()
  const players = useTable(({ info }) => info.seats.length)
  const mark = name.slice('vh.mark.'.length) as MarkId
  return (
    <div className="vh-about">
      <b>{t(markKey(mark))}</b>
      <p>{t(aboutKey(mark, players))}</p>
    </div>
  )
}
