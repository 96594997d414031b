import {
  CLANS,
  type ClanId,
  faceName,
  isCardId,
  isJarlId,
  kindOf,
  LOKI,
  lokiMessage,
  parseDie,
} from '@meadhall/game-valhalla'
import type { ReactNode } from 'react'
import { TacticArt } from '../../../art/valhalla/card-art.tsx'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import { ClanSign } from '../../../art/valhalla/signs.tsx'
import { type UiKey, useWords } from '../../../i18n/words.ts'
import { isMark, MarkPeek } from '../players/marks.tsx'
import { CardFace, JarlFace } from './card.tsx'
import { WarriorStrength } from './warrior-strength.tsx'
import './peek.css'

/** Modules and the first rule of each. */
const MODULES: Readonly<Record<string, string>> = {
  loki: 'VH-55',
  thor: 'VH-58',
  valkyries: 'VH-63',
  dwarves: 'VH-71',
  tyr: 'VH-79',
  king: 'VH-83',
  pairs: 'VH-88',
  cooperation: 'VH-89',
  alliance: 'VH-90',
}

const isClan = (id: string): id is ClanId => CLANS.some((clan) => clan === id)

/** The die that a name stands for ("face.axe", "die.grey.axe"), or -1. */
function dieOf(name: string): number {
  const [is, a = '', b = ''] = name.split('.')
  if (is === 'face') return parseDie(a)
  if (is !== 'die') return -1
  return parseDie(b + (a === 'grey' ? '*' : '+'))
}

/** What is shown for a name: a card, a Jarl, a face of a die, a clan, a module, a mark. */
function peekOf(name: string): ReactNode {
  const [is = '', id = ''] = name.split('.')
  if (isMark(name)) return <MarkPeek name={name} />
  if (is === 'card' && isCardId(id)) return <CardFace card={id} size="large" />
  if (is === 'jarl' && isJarlId(id)) return <JarlFace jarl={id} size="large" />
  if (is === 'loki' && LOKI.some((card) => card.id === id)) return <LokiFace loki={id} />
  if (is === 'clan' && isClan(id)) return <ClanPeek clan={id} />
  if (is === 'module' && id in MODULES) return <ModulePeek module={id} />
  const die = dieOf(name)
  return die < 0 ? null : <DiePeek die={die} name={name} />
}

export function hasPeek(name: string): boolean {
  return peekOf(name) !== null
}

/** A warrior's name may say where it fights: then it tells what it counts there. */
export function Peek({ name }: { readonly name: string }) {
  const [plain = '', where] = name.split('@')
  return (
    <>
      {peekOf(plain)}
      {where !== undefined && <WarriorStrength where={where} />}
    </>
  )
}

interface AboutProps {
  readonly title: string
  readonly rule: string
  readonly sign?: ReactNode
  readonly children: ReactNode
}

/** A few words about something, with the number of its rule. */
function About({ title, rule, sign, children }: AboutProps) {
  const { t } = useWords()
  return (
    <div className="vh-about vh-peek">
      <header>
        {sign}
        <b>{title}</b>
        <small>{t('table.rule', { rule: { literal: rule } })}</small>
      </header>
      {children}
    </div>
  )
}

function DiePeek({ die, name }: { readonly die: number; readonly name: string }) {
  const { t, say } = useWords()
  const face = faceName(die)
  const kind = kindOf(die)
  const about: UiKey = face === 'miss' ? 'vh.peek.miss' : `vh.peek.die.${kind}`
  const rules = { own: 'VH-35', grey: 'VH-10', card: 'VH-67' } as const
  return (
    <About
      title={say({ key: name })}
      rule={face === 'miss' ? 'VH-36' : rules[kind]}
      sign={<DieFace face={face} kind={kind} size="3rem" />}
    >
      <p>{t(about)}</p>
    </About>
  )
}

const CLAN_RULES: Readonly<Record<ClanId, string>> = {
  bear: 'VH-R1',
  wolf: 'VH-R1',
  boar: 'VH-134',
  deer: 'VH-135',
  giant: 'VH-40',
  dwarf: 'VH-71',
}

function ClanPeek({ clan }: { readonly clan: ClanId }) {
  const { t, say } = useWords()
  const style = {
    '--face': `var(--vh-${clan})`,
    '--on-face': `var(--vh-on-${clan})`,
  }
  return (
    <About
      title={say({ key: `clan.${clan}` })}
      rule={CLAN_RULES[clan]}
      sign={
        <span className="vh-peek-clan" style={style}>
          <ClanSign clan={clan} size="2.6rem" />
        </span>
      }
    >
      <p>{t(`vh.peek.clan.${clan}`)}</p>
    </About>
  )
}

function ModulePeek({ module }: { readonly module: string }) {
  const { say } = useWords()
  return (
    <About title={say({ key: `module.${module}.name` })} rule={MODULES[module] ?? ''}>
      <p>{say({ key: `module.${module}.text` })}</p>
    </About>
  )
}

/** The Loki card in play: what each difference gives the loser. */
function LokiFace({ loki }: { readonly loki: string }) {
  const { t, say } = useWords()
  const card = LOKI.find(({ id }) => id === loki)
  if (card === undefined) return null
  return (
    <About title={say({ key: `loki.${loki}.name` })} rule="VH-56">
      <TacticArt card={card.id} className="vh-peek-art" />
      <p>{t('vh.peek.loki')}</p>
      <dl className="vh-peek-lines">
        {card.lines.map(({ min, max }, line) => (
          <div key={min}>
            <dt>{rangeOf(min, max)}</dt>
            <dd>{say(lokiMessage(card.id, line))}</dd>
          </div>
        ))}
      </dl>
    </About>
  )
}

function rangeOf(min: number, max: number | null): string {
  if (max === null) return `${min}+`
  return min === max ? `${min}` : `${min}–${max}`
}
