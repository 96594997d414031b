import { refusalText } from '@meadhall/words'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { CheckIcon, CrossIcon, EyeIcon, PlayIcon } from '../art/common/icons.tsx'
import { gameKey, namesOf, resultText } from '../i18n/game-words.ts'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import type { Examined, Refused, SoundGame } from '../sources/files/examine.ts'
import { importGame } from '../sources/files/game-files.ts'
import type { SeatInfo } from '../sources/source.ts'
import { guessSeats, guessTakers, recordingOf, useBrought } from './brought.ts'
import { SeatTakers } from './seat-takers.tsx'

/** Few files have a proof: what shows it comes when one does. */
const FairnessSteps = lazy(() => import('./fairness-steps.tsx'))

interface VerdictPanelProps {
  readonly verdict: Examined
  readonly onKept?: (() => void) | undefined
  readonly onClear: () => void
}

/** What a file is, or why it is not taken. */
export function VerdictPanel({ verdict, onKept, onClear }: VerdictPanelProps) {
  return verdict.kind === 'sound' ? (
    <SoundPanel sound={verdict} onKept={onKept} onClear={onClear} />
  ) : (
    <RefusedPanel refused={verdict} />
  )
}

function RefusedPanel({ refused }: { readonly refused: Refused }) {
  const words = useWords()
  const { t } = words
  return (
    <Notice className="verdict" mood="bad">
      <div>
        <h3>
          <CrossIcon /> {t('games.file.refused')}
        </h3>
        <p>{refusalText(words.say, refused.refusal)}</p>
        <p className="soft">{t('games.file.unchanged')}</p>
        <details>
          <summary>{t('app.failure.detail')}</summary>
          <code>{refused.detail}</code>
        </details>
      </div>
    </Notice>
  )
}

interface SoundPanelProps extends Omit<VerdictPanelProps, 'verdict'> {
  readonly sound: SoundGame
}

function SoundPanel({ sound, onKept, onClear }: SoundPanelProps) {
  const words = useWords()
  const { t } = words
  const [, go] = useLocation()
  const [seats, setSeats] = useState(() => {
    return sound.result === null ? guessTakers(sound.names) : guessSeats(sound.names)
  })
  const { result } = sound
  const keep = async () => {
    const id = await importGame(sound, seats)
    onKept?.()
    if (result === null) go(`/table/${id}`)
    else onClear()
  }
  const watch = () => {
    useBrought.setState(recordingOf(sound), true)
    go('/watch')
  }
  return (
    <Notice className="verdict" mood="good">
      <div>
        <h3>
          <CheckIcon /> {t('games.file.sound')}
        </h3>
        <Facts sound={sound} seats={seats} />
        {sound.proof !== null && (
          <Suspense>
            <FairnessSteps proof={sound.proof} names={namesOf(words, seats)} />
          </Suspense>
        )}
        {result === null && <SeatTakers seats={seats} onChange={setSeats} />}
        <p className="button-row">
          <Button look="primary" onClick={() => void keep()}>
            <PlayIcon /> {t(result === null ? 'games.file.continue' : 'games.file.keep')}
          </Button>
          <Button onClick={watch}>
            <EyeIcon /> {t('games.file.watch')}
          </Button>
        </p>
      </div>
    </Notice>
  )
}

interface FactsProps {
  readonly sound: SoundGame
  readonly seats: readonly SeatInfo[]
}

function Facts({ sound, seats }: FactsProps) {
  const words = useWords()
  const { t } = words
  const names = namesOf(words, seats)
  const { result, actions } = sound
  const scored = names.map((name, seat) => (result ? `${name} ${result.scores[seat] ?? ''}` : name))
  return (
    <dl className="facts">
      <dt>{t('games.facts.game')}</dt>
      <dd>{t(gameKey(sound.game))}</dd>
      <dt>{t('games.players')}</dt>
      <dd>{scored.join(', ')}</dd>
      <dt>{t('games.facts.state')}</dt>
      <dd>
        {result ? resultText(words, names, result) : t('games.facts.going')}
        {' · '}
        {t('games.moves', { count: actions.length })}
      </dd>
      <dt>{t('games.facts.checked')}</dt>
      <dd>{t('games.facts.valid')}</dd>
    </dl>
  )
}
