import { DownloadIcon } from '../art/common/icons.tsx'
import { BrokenShield } from '../frame/broken-shield.tsx'
import { Page } from '../frame/page.tsx'
import { ReloadButton } from '../frame/reload-button.tsx'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { downloadGame } from '../sources/files/game-files.ts'
import type { Failure } from '../sources/host/protocol.ts'

interface FailurePageProps {
  readonly failure: Failure
  readonly detail: string
  /** The stored game, where it can still be taken along as a file. */
  readonly id?: string | undefined
}

/** The game is there, but cannot be shown: it can be taken along. */
const EXPORTED: readonly Failure[] = ['newer-rules', 'damaged', 'moves-missing', 'broken']

/** A page for every way in which a game cannot be shown. */
export function FailurePage({ failure, detail, id }: FailurePageProps) {
  const { t } = useWords()
  const canExport = id !== undefined && EXPORTED.includes(failure)
  return (
    <Page title={t(`app.failure.${failure}.title`)}>
      <BrokenShield />
      <p>{t(`app.failure.${failure}.text`)}</p>
      <p className="button-row">
        {/* Not a link of the router: what broke is left behind with the page. */}
        <a className="button primary" href="/">
          {t('app.home')}
        </a>
        {failure === 'outdated' || failure === 'newer-rules' ? (
          <ReloadButton />
        ) : (
          <Button onClick={() => location.reload()}>{t('app.retry')}</Button>
        )}
        {canExport && (
          <Button
            onClick={() => {
              downloadGame(id).catch(() => undefined)
            }}
          >
            <DownloadIcon /> {t('games.export')}
          </Button>
        )}
      </p>
      <details>
        <summary>{t('app.failure.detail')}</summary>
        <code className="failure-detail">{detail}</code>
      </details>
    </Page>
  )
}
