import { GAMES, type GameId, isGameId } from '@meadhall/games'
import { refusalText } from '@meadhall/words'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { PlayIcon } from '../../art/common/icons.tsx'
import { Page } from '../../frame/page.tsx'
import { needWords, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useSettings } from '../../settings/settings.ts'
import { createGame } from '../../sources/games.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { NotFound } from '../not-found.tsx'
import { lastChoice, rememberChoice } from './last-choice.ts'
import { OptionsForm } from './options-form.tsx'
import { SeatsForm } from './seats-form.tsx'
import {
  freshForm,
  type GameRules,
  refusalOf,
  remembered,
  type SetupForm,
  settled,
} from './setup-form.ts'
import './new-game.css'

type Rules = GameRules & { readonly version: number }

/** Where a table is set up: who plays, and by which rules. */
export default function NewGamePage({ game }: { readonly game: string }) {
  return isGameId(game) ? <NewGame game={game} key={game} /> : <NotFound />
}

function NewGame({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const rules = useRules(game)
  const title = t('new.title', { game: `app.game.${game}` })
  return (
    <Page title={title}>
      <p>{t('new.lead')}</p>
      {rules ? <SetupTable game={game} rules={rules} /> : <p>{t('app.loading')}</p>}
    </Page>
  )
}

function useRules(game: GameId): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    Promise.all([rulesOf(game), needWords(game)]).then(([loaded]) => setRules(loaded), setError)
  }, [game])
  // Shown by the page for what broke.
  if (error !== null) throw error
  return rules
}

function SetupTable({ game, rules }: { readonly game: GameId; readonly rules: Rules }) {
  const words = useWords()
  const { t } = words
  const [, go] = useLocation()
  const name = useSettings((settings) => settings.name)
  const fresh = () => freshForm(rules, GAMES[game].usualSeats, name)
  const [form, setForm] = useState<SetupForm>(() => remembered(rules, lastChoice(game), fresh()))
  const [failed, setFailed] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const seat = (changed: SetupForm) => {
    const reason = refusalOf(rules, changed)
    setNote(
      reason === null
        ? null
        : t('new.put-back', { why: { literal: refusalText(words.say, reason) } }),
    )
    setForm(settled(rules, changed))
  }
  const begin = async () => {
    rememberChoice(game, form)
    const { seats, undo } = form
    const options = rules.parseOptions(form.options, seats.length)
    go(`/table/${await createGame({ rules, options, seats, undo })}`)
  }
  return (
    <form
      className="new-game stack loose"
      onSubmit={(event) => {
        event.preventDefault()
        begin().catch(() => setFailed(true))
      }}
    >
      <SeatsForm rules={rules} form={form} note={note} onChange={seat} />
      <OptionsForm game={game} rules={rules} form={form} onChange={setForm} />
      <p className="button-row">
        <Button onClick={() => setForm(fresh())}>{t('new.reset')}</Button>
      </p>
      {failed && (
        <Notice as="p" mood="bad" role="alert">
          {t('home.failed')}
        </Notice>
      )}
      <div className="button-row new-game-end">
        <Button type="submit" look="primary" className="begin">
          <PlayIcon /> {t('new.begin')}
        </Button>
      </div>
    </form>
  )
}
