import { GLORY_SOURCES, type GlorySource, type View } from '@meadhall/game-blood-rage'
import type { Outcome, Seat } from '@meadhall/kernel'
import { type ReactNode, useMemo } from 'react'
import { ClanSign } from '../../../art/blood-rage/signs.tsx'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Ending as TableEnding } from '../../../table/ending/ending.tsx'
import type { EndingFacts, SeatFacts, SourceFacts } from '../../../table/ending/ending-facts.ts'
import { PAGE } from '../../../table/ending/looks.ts'
import { ranking } from '../../../table/ending/standing.ts'
import { Icon } from '../cards/icon.tsx'
import { ClanBadge } from '../clans/clan-badge.tsx'
import type { EndingProps } from '../game.ts'
import { awardsOf } from './awards.ts'
import { courseOf, leadSince } from './course.ts'
import { type AgeGlory, gloryOf } from './glory.ts'
import { SOURCE_LOOKS } from './sources.ts'
import { Why } from './why.tsx'
import { Winning } from './winning.tsx'
import './ending.css'

/** The end: one's place, who won and how it came about, and where everybody's Glory came from. */
export function Ending({ info, moment, log }: EndingProps) {
  const words = useWords()
  const { view, outcome } = moment
  const told = useMemo(() => toldOf(log, view), [log, view])
  if (outcome === null) return null
  return <TableEnding info={info} facts={factsOf(words, view, outcome, told)} />
}

/** What the log tells of the end, by seat. */
function toldOf(log: EndingProps['log'], view: View) {
  const events = log.flatMap((entry) => entry.events)
  const clans = view.clans.map(({ clan }) => clan)
  return {
    glory: gloryOf(events, clans),
    course: courseOf(events, clans),
    awards: awardsOf(events, clans),
  }
}

type Told = ReturnType<typeof toldOf>

function factsOf(
  words: Words,
  view: View,
  outcome: Outcome,
  { glory, course, awards }: Told,
): EndingFacts<GlorySource> {
  const { t } = words
  const order = ranking(outcome)
  const [first = 0] = order
  const ranked = order.flatMap((seat) => {
    const clan = view.clans[seat]?.clan
    return clan === undefined ? [] : [{ clan, ages: glory[seat] ?? [] }]
  })
  return {
    look: PAGE,
    label: t('br.end'),
    outcome,
    winning: <Winning view={view} winners={outcome.winners} />,
    winningScore: t('br.glory', { glory: outcome.scores[first] ?? 0 }),
    sources: sourcesOf(words),
    seats: order.flatMap((seat) => seatOf(words, view, seat, glory[seat] ?? [])),
    spans: spansOf(words),
    why: <Why ranked={ranked} since={leadSince(course, first)} />,
    course: { title: t('br.end.course'), marks: course.map((mark) => mark.glory) },
    awards: awards.map(({ name, ...most }) => ({ ...most, title: t(`br.award.${name}`) })),
    chart: { title: t('br.end.chart') },
    table: {
      label: t('br.end.table'),
      corner: t('br.end.source'),
      lost: t('br.end.lost'),
      sum: t('br.end.total'),
    },
  }
}

function sourcesOf({ say }: Words): readonly SourceFacts<GlorySource>[] {
  return GLORY_SOURCES.map((id) => ({
    id,
    name: say({ key: `source.${id}` }),
    ...SOURCE_LOOKS[id],
  }))
}

const AGES = [1, 2, 3] as const

function spansOf({ t, say }: Words) {
  return {
    names: AGES.map((age) => say({ key: `age.${age}` })),
    all: t('br.end.all-ages'),
    label: t('br.end.which-age'),
  }
}

/** A clan as it looks at the end; none for a seat that there is not. */
function seatOf(
  { t, say }: Words,
  view: View,
  seat: Seat,
  points: readonly AgeGlory[],
): SeatFacts<GlorySource>[] {
  const own = view.clans[seat]
  if (own === undefined) return []
  const { clan, glory } = own
  return [
    {
      seat,
      name: t('table.seat', { seat: `clan.${clan}` }),
      colour: `var(--clan-${clan})`,
      sign: (
        <Icon>
          <ClanSign clan={clan} />
        </Icon>
      ),
      badge: (behind?: ReactNode) => <ClanBadge clan={clan}>{behind}</ClanBadge>,
      title: say({ key: `br.clan.${clan}` }),
      score: t('br.glory', { glory }),
      points,
    },
  ]
}
