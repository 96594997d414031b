import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import {
  BookIcon,
  DownloadIcon,
  GearIcon,
  HomeIcon,
  MenuIcon,
  MoonIcon,
  ScrollIcon,
  SoundOffIcon,
  SoundOnIcon,
  SunIcon,
  TorchIcon,
} from '../art/common/icons.tsx'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useSettings } from '../settings/settings.ts'
import { downloadGame } from '../sources/files/game-files.ts'
import './table-menu.css'

interface TableMenuProps {
  /** The game at the table; its rules are a click away. */
  readonly game: string
  /** The stored game, to be taken along as a file; none for one that is only watched. */
  readonly id?: string | undefined
  /** What else one finds there, as items of its list. */
  readonly children?: React.ReactNode
}

/** What leads away from a table, behind one button. */
export function TableMenu({ game, id, children }: TableMenuProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <Button
        className="table-menu-button"
        aria-haspopup="dialog"
        aria-label={t('app.menu')}
        title={t('app.menu')}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon size={22} />
      </Button>
      <Dialog title={t('app.menu')} className="table-menu" handle={dialog} isWaiting isLight>
        <ul>
          <li>
            <Link className="button" href="/" onClick={close}>
              <HomeIcon /> {t('app.home')}
            </Link>
          </li>
          <Away href="/learn" text={t('app.nav.learn')} icon={<TorchIcon />} />
          <Away href={`/rules/${game}`} text={t('app.nav.rules')} icon={<BookIcon />} />
          <Away href="/settings" text={t('app.nav.settings')} icon={<GearIcon />} />
          {id && <Export id={id} onDone={close} />}
          {children}
          <SpokenToggle />
          <SoundToggle />
          <ThemeToggle />
        </ul>
        <form method="dialog">
          <Button type="submit" look="primary">
            {t('app.menu.close')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}

interface AwayProps {
  readonly href: string
  readonly text: string
  readonly icon: React.ReactNode
}

/** Opened beside the table, so that nobody loses their place at it. */
function Away({ href, text, icon }: AwayProps) {
  const { t } = useWords()
  return (
    <li>
      <a className="button" href={href} target="_blank" rel="noreferrer">
        {icon} {text} <span className="visually-hidden">{t('app.new-window')}</span>
      </a>
    </li>
  )
}

function Export({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const { t } = useWords()
  return (
    <li>
      <Button
        onClick={() => {
          void downloadGame(id).then(onDone)
        }}
      >
        <DownloadIcon /> {t('games.export')}
      </Button>
    </li>
  )
}

/** The way in for those who see the table; the first button of the page is for those who do not. */
function SpokenToggle() {
  const { t } = useWords()
  return (
    <Toggle of="spoken">
      <ScrollIcon /> {t('by-ear.setting')}
    </Toggle>
  )
}

function SoundToggle() {
  const { t } = useWords()
  const sound = useSettings((settings) => settings.sound)
  return (
    <Toggle of="sound">
      {sound ? <SoundOnIcon /> : <SoundOffIcon />} {t('settings.sound')}
    </Toggle>
  )
}

interface ToggleProps {
  readonly of: 'sound' | 'spoken'
  readonly children: ReactNode
}

/** A setting that is on or off. */
function Toggle({ of, children }: ToggleProps) {
  const isOn = useSettings((settings) => settings[of])
  const set = useSettings((settings) => settings.set)
  return (
    <li>
      <Button aria-pressed={isOn} onClick={() => set({ [of]: !isOn })}>
        {children}
      </Button>
    </li>
  )
}

function ThemeToggle() {
  const { t } = useWords()
  const theme = useSettings((settings) => settings.theme)
  const set = useSettings((settings) => settings.set)
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = theme === 'dark' || (theme === 'system' && isSystemDark)
  return (
    <li>
      <Button aria-pressed={isDark} onClick={() => set({ theme: isDark ? 'light' : 'dark' })}>
        {isDark ? <MoonIcon /> : <SunIcon />} {t('app.menu.dark')}
      </Button>
    </li>
  )
}
