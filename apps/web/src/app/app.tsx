import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { useWords } from '../i18n/words.ts'
import { Home } from '../pages/home/home.tsx'
import { NotFound } from '../pages/not-found.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { LanguageNotice } from './language-notice.tsx'
import { UpdateNotice } from './update-notice.tsx'

const AccountPage = lazy(() => import('../pages/account/account-page.tsx'))
const LearnPage = lazy(() => import('../pages/learn/learn-page.tsx'))
const LessonPage = lazy(() => import('../pages/learn/lesson-page.tsx'))
const LobbyPage = lazy(() => import('../pages/lobby/lobby-page.tsx'))
const BigScreenPage = lazy(() => import('../pages/big-screen/big-screen-page.tsx'))
const GalleryPage = lazy(() => import('../pages/gallery/gallery-page.tsx'))
const LivePage = lazy(() => import('../pages/live/live-page.tsx'))
const MyGamesPage = lazy(() => import('../pages/my-games/my-games-page.tsx'))
const NewTablePage = lazy(() => import('../pages/new-table/new-table.tsx'))
const LiveReplayPage = lazy(() => import('../pages/live/live-replay.tsx'))
const NewGamePage = lazy(() => import('../pages/new-game/new-game.tsx'))
const PrimerPage = lazy(() => import('../pages/primer/primer-page.tsx'))
const ProfilePage = lazy(() => import('../pages/profile/profile-page.tsx'))
const OwnPuzzlePage = lazy(() => import('../pages/puzzles/own/own-page.tsx'))
const PlayPuzzlePage = lazy(() => import('../pages/puzzles/own/play-page.tsx'))
const PuzzlePage = lazy(() => import('../pages/puzzles/puzzle-page.tsx'))
const PuzzlesPage = lazy(() => import('../pages/puzzles/puzzles-page.tsx'))
const ReplayPage = lazy(() => import('../pages/replay/replay-page.tsx'))
const RulesPage = lazy(() => import('../pages/rules/rules-page.tsx'))
const SettingsPage = lazy(() => import('../pages/settings/settings-page.tsx'))
const TablePage = lazy(() => import('../pages/table-page.tsx'))
const WatchPage = lazy(() => import('../pages/replay/watch-page.tsx'))

export function App() {
  const { t } = useWords()
  return (
    <FailureBoundary>
      <Suspense fallback={<p className="loading">{t('app.loading')}</p>}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new/:game">{({ game }) => <NewGamePage game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage id={id} key={id} />}</Route>
          <Route path="/learn" component={LearnPage} />
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <LessonPage {...{ game, lesson }} key={`${game}/${lesson}`} />}
          </Route>
          <Route path="/lobby" component={LobbyPage} />
          <Route path="/tables/new" component={NewTablePage} />
          <Route path="/tables/:id/screen">{({ id }) => <BigScreenPage id={id} key={id} />}</Route>
          <Route path="/tables/:id/replay">{({ id }) => <LiveReplayPage id={id} key={id} />}</Route>
          <Route path="/tables/:id">{({ id }) => <LivePage id={id} key={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} key={id} />}</Route>
          <Route path="/watch" component={WatchPage} />
          <Route path="/rules/:game?/:id?">
            {({ game, id }) => <RulesPage game={game} id={id} />}
          </Route>
          <Route path="/primer/:game">{({ game }) => <PrimerPage game={game} />}</Route>
          <Route path="/gallery/:game?">{({ game }) => <GalleryPage game={game} />}</Route>
          <Route path="/puzzles" component={PuzzlesPage} />
          <Route path="/puzzles/own" component={OwnPuzzlePage} />
          <Route path="/puzzles/play" component={PlayPuzzlePage} />
          <Route path="/puzzles/:game/:id">
            {({ game, id }) => <PuzzlePage game={game} id={id} key={`${game}/${id}`} />}
          </Route>
          <Route path="/settings" component={SettingsPage} />
          <Route path="/account" component={AccountPage} />
          <Route path="/my-games" component={MyGamesPage} />
          <Route path="/me">{() => <ProfilePage />}</Route>
          <Route path="/people/:id">{({ id }) => <ProfilePage id={id} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <LanguageNotice />
      <UpdateNotice />
    </FailureBoundary>
  )
}
