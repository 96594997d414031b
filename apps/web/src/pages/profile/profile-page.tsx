import type { PersonShown } from '@meadhall/protocol'
import { refusalText } from '@meadhall/words'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { peopleApi } from '../../server/people-api.ts'
import { useAsked } from '../../server/use-asked.ts'
import { WithVisitor } from '../people/with-visitor.tsx'
import { BlockButton } from './block-button.tsx'
import { GameStatistics } from './game-statistics.tsx'
import { History } from './history.tsx'
import { NobodyYet } from './nobody-yet.tsx'
import { OwnPeople } from './own-people.tsx'
import { OwnTimes } from './own-times.tsx'
import { Ratings } from './ratings.tsx'
import './profile.css'

/** Somebody as others see them, or oneself. */
export default function ProfilePage({ id }: { readonly id?: string | undefined }) {
  return (
    <WithVisitor title="profile.title">
      {(me) => {
        const whose = id ?? me?.id
        if (whose === undefined) return <NobodyYet />
        return <Profile id={whose} isOwn={whose === me?.id} key={whose} />
      }}
    </WithVisitor>
  )
}

interface ProfileProps {
  readonly id: string
  readonly isOwn: boolean
}

function Profile({ id, isOwn }: ProfileProps) {
  const { t, say } = useWords()
  const { got: person, refused } = useAsked(useCallback(() => peopleApi.person(id), [id]))
  if (refused !== null)
    return (
      <Page title={t('profile.title')}>
        <p>{refused.code === 'not-found' ? t('profile.unknown') : refusalText(say, refused.why)}</p>
      </Page>
    )
  if (person === null) return <p className="loading">{t('app.loading')}</p>
  return (
    <Page title={person.name}>
      <Lead person={person} isOwn={isOwn} />
      <div className="profile">
        <Ratings person={person} />
        <GameStatistics person={person} />
        <History person={person} />
        {isOwn && <OwnPeople />}
        {isOwn && <OwnTimes />}
      </div>
    </Page>
  )
}

function Lead({ person, isOwn }: { readonly person: PersonShown; readonly isOwn: boolean }) {
  const { t } = useWords()
  return (
    <div className="profile-lead row wrap spread">
      <p>{t(isOwn ? `profile.own.${person.kind}` : `profile.${person.kind}`)}</p>
      <div className="button-row">
        {isOwn ? (
          <>
            <Link className="button" href="/my-games">
              {t('app.nav.my-games')}
            </Link>
            <Link className="button" href="/account">
              {t(person.kind === 'guest' ? 'account.join' : 'account.title')}
            </Link>
          </>
        ) : (
          <BlockButton id={person.id} name={person.name} />
        )}
      </div>
    </div>
  )
}
