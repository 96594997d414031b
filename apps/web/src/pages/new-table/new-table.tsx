import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { PlayIcon } from '../../art/common/icons.tsx'
import { Page } from '../../frame/page.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { needWords, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useAvailability } from '../../server/availability.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { useDoing } from '../../server/use-doing.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { filtersIn } from '../lobby/filters.ts'
import { useBoxFacts } from '../new-game/box-facts.ts'
import { OptionsForm } from '../new-game/options-form.tsx'
import {
  freshForm,
  type GameRules,
  type SetupForm,
  settled,
  withSeatCount,
} from '../new-game/setup-form.ts'
import { NoServer } from '../people/no-server.tsx'
import { Segments } from '../settings/segments.tsx'
import { layTable } from './lay-table.ts'
import { PlanForm } from './plan-form.tsx'
import { SeatPlans } from './seat-plans.tsx'
import { choiceOf, type TableChoice, type TablePreset, withSeats } from './table-choice.ts'
import { WayChoice } from './way-choice.tsx'
import '../new-game/new-game.css'
import './new-table.css'

/** Where a table at the server is laid: the ways that people know first, all else folded. */
export default function NewTablePage() {
  const { t } = useWords()
  const isServed = useAvailability(({ is }) => is !== 'none')
  const isSpoken = useAreas('meeting', 'refusals', 'people')
  if (!isSpoken) return <p className="loading">{t('app.loading')}</p>
  const title = t('lay.title')
  if (!isServed) return <NoServer title={title} />
  return (
    <Page title={title}>
      <NewTable />
    </Page>
  )
}

function NewTable() {
  const { t } = useWords()
  const wish = filtersIn(useSearch())
  const [game, setGame] = useState<GameId>(wish.game ?? GAME_IDS[0] ?? 'blood-rage')
  const [way, setWay] = useState<TablePreset>(wayFor(wish.tempo, wish.rated))
  const rules = useRules(game)
  return (
    <>
      <Segments
        label={t('lobby.game')}
        offered={GAME_IDS.map((id) => ({ value: id, text: t(`app.game.${id}`) }))}
        value={game}
        onChange={setGame}
      />
      {rules === null ? (
        <p>{t('app.loading')}</p>
      ) : (
        <TableForm
          key={game}
          game={game}
          rules={rules}
          atFirst={choiceOf(way, wish.players ?? GAMES[game].usualSeats)}
          onWay={setWay}
        />
      )}
    </>
  )
}

/** What somebody looked for in the lobby is what they lay. */
function wayFor(tempo: string | null, rated: boolean | null): TablePreset {
  if (rated === true) return 'rated'
  if (tempo === 'slow') return 'slow'
  return tempo === 'live' ? 'live' : 'friends'
}

function useRules(game: GameId): GameRules | null {
  const [loaded, setLoaded] = useState<GameRules | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isGone = false
    Promise.all([rulesOf(game), needWords(game)]).then(
      ([rules]) => !isGone && setLoaded(rules),
      (reason: unknown) => setError(reason),
    )
    return () => {
      isGone = true
    }
  }, [game])
  // Shown by the page for what broke.
  if (error !== null) throw error
  return loaded?.id === game ? loaded : null
}

interface TableFormProps {
  readonly game: GameId
  readonly rules: GameRules
  readonly atFirst: TableChoice
  readonly onWay: (way: TablePreset) => void
}

function TableForm({ game, rules, atFirst, onWay }: TableFormProps) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { isBusy, failure, run } = useDoing()
  const [choice, setChoice] = useState(() => withSeats(atFirst, fitting(rules, atFirst)))
  const [setup, setSetup] = useState(() => unnamed(freshForm(rules, choice.seats.length, '')))
  const recount = (count: number) => {
    setChoice(withSeats(choice, count))
    setSetup(unnamed(settled(rules, withSeatCount(rules, setup, count))))
  }
  const lay = () => run(async () => go(`/tables/${await layTable(game, choice, setup.options)}`))
  return (
    <form
      className="new-game new-table stack loose"
      onSubmit={(event) => {
        event.preventDefault()
        void lay()
      }}
    >
      <WayChoice
        choice={choice}
        onChoose={(way) => {
          onWay(way)
          setChoice(choiceOf(way, choice.seats.length))
        }}
      />
      <CountChoice rules={rules} form={setup} onChange={recount} />
      <details className="more-choices">
        <summary>{t('lay.seats')}</summary>
        <SeatPlans
          rules={rules}
          choice={choice}
          setup={setup}
          onChoice={setChoice}
          onSetup={setSetup}
        />
      </details>
      <details className="more-choices">
        <summary>{t('lay.table')}</summary>
        <PlanForm choice={choice} onChange={setChoice} />
      </details>
      <details className="more-choices">
        <summary>{t('lay.options')}</summary>
        <div className="new-game stack loose">
          <OptionsForm game={game} rules={rules} form={setup} onChange={setSetup} />
        </div>
      </details>
      <FailureNote text={failure} />
      <div className="button-row new-game-end">
        <Button type="submit" look="primary" className="begin" aria-disabled={isBusy}>
          <PlayIcon /> {t(isBusy ? 'friends.laying' : 'lobby.new')}
        </Button>
      </div>
    </form>
  )
}

/** Names come with those who sit down: bots have none of their own here. */
function unnamed(form: SetupForm): SetupForm {
  return { ...form, seats: form.seats.map((seat) => ({ ...seat, name: '' })) }
}

function fitting({ seats: { min, max } }: GameRules, { seats }: TableChoice): number {
  return Math.min(max, Math.max(min, seats.length))
}

interface CountChoiceProps {
  readonly rules: GameRules
  readonly form: SetupForm
  readonly onChange: (count: number) => void
}

function CountChoice({ rules, form, onChange }: CountChoiceProps) {
  const { t } = useWords()
  const { min, max } = rules.seats
  const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
  return (
    <Segments
      label={t('new.count')}
      text={useBoxFacts(rules, form)}
      offered={counts.map((value) => ({ value, text: value }))}
      value={String(form.seats.length)}
      onChange={(value) => onChange(Number(value))}
    />
  )
}
