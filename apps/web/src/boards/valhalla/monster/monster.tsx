import {
  faceName,
  kindOf,
  type MonsterSide,
  monsterSideAt,
  monsterTraitMessage,
  type View,
  warriorGlory,
} from '@meadhall/game-valhalla'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import { ClanSign, ValhallaSign, WeaponSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { FocusGroup } from '../../../table/keyed/focus-group.tsx'
import { Named } from '../../../table/named.tsx'
import { useTarget } from '../../../table/target.ts'
import { Mark, type MarkId } from '../players/marks.tsx'
import { MonsterArt } from './monster-art.tsx'
import './monster.css'
import { target } from '../answers/targets.ts'

type Monster = NonNullable<View['monster']>

/** The opponent of the solo game: the card that is fought, what covers it, and how far one is. */
export function MonsterPanel({ view }: { readonly view: View }) {
  const { t, say } = useWords()
  const { monster } = view
  if (monster === null) return null
  const side = monsterSideAt(monster, 0)
  const name = say({ key: `monster.${monster.id}.name` })
  return (
    <section className="vh-monster" aria-label={name}>
      <FocusGroup label={name} className="vh-monster-inside panel lifted">
        <MonsterPlate monster={monster} side={side} name={name} />
        <div className="vh-monster-card column centred">
          {side && <Symbols monster={monster} side={side} />}
          {side && <Numbers view={view} side={side} />}
          <Trait view={view} side={side} />
          {monster.lastStand && <strong>{t('vh.monster.last-stand')}</strong>}
          {view.over && (
            <strong>{t(monster.result > 0 ? 'vh.monster.won' : 'vh.monster.lost')}</strong>
          )}
        </div>
      </FocusGroup>
    </section>
  )
}

interface MonsterPlateProps {
  readonly monster: Monster
  readonly side: MonsterSide | null
  readonly name: string
}

/** The monster itself: what one points at to attack it. */
function MonsterPlate({ monster, side, name }: MonsterPlateProps) {
  const { t } = useWords()
  const { state, props } = useTarget(target.seat(-1))
  const covered = monster.covered.filter(Boolean).length
  const label = t('vh.monster.label', {
    name: { literal: name },
    strength: side?.strength ?? 0,
    covered,
    symbols: monster.covered.length,
  })
  return (
    <div className="vh-monster-plate filled" {...props}>
      <Named name={label}>
        <MonsterArt monster={monster.id} />
        <b className="vh-monster-name">{name}</b>
        {side && <b className="vh-monster-strength">{side.strength}</b>}
        {state === 'open' && <span className="vh-plate-open">{t('vh.do.attack')}</span>}
      </Named>
    </div>
  )
}

interface SideProps {
  readonly monster: Monster
  readonly side: MonsterSide
}

/** The symbols that must all be covered before it attacks, and the dice that did not fit. */
function Symbols({ monster, side }: SideProps) {
  const { t, say } = useWords()
  return (
    <div className="vh-symbols row wrap">
      <Mark
        mark="symbols"
        value={`${monster.covered.filter(Boolean).length}/${monster.covered.length}`}
      >
        {t('vh.mark.symbols')}
      </Mark>
      <ol>
        <Each of={side.attackSymbols}>
          {(weapon, index) => (
            <li data-covered={monster.covered[index]} title={say({ key: `face.${weapon}` })}>
              {monster.covered[index] ? (
                <DieFace face={weapon} kind="own" size="100%" />
              ) : (
                <WeaponSign weapon={weapon} size="70%" />
              )}
            </li>
          )}
        </Each>
      </ol>
      <div className="vh-beside" title={t('vh.monster.beside', { count: monster.beside.length })}>
        <Each of={monster.beside}>
          {(die) => <DieFace face={faceName(die)} kind={kindOf(die)} size="2rem" />}
        </Each>
      </div>
    </div>
  )
}

/** Strength, Valhalla limit, the clans that Boars look for, and its warriors. */
function Numbers({ view, side }: { readonly view: View; readonly side: MonsterSide }) {
  return (
    <div className="vh-marks">
      <Mark mark="strength" value={side.strength}>
        <ValhallaSign sign="strength" size="1.4em" />
        <Word mark="strength" />
      </Mark>
      <Mark mark="limit" value={`${warriorGlory(view, 0)}/${side.valhallaLimit}`}>
        <ValhallaSign sign="valhalla" size="1.4em" />
        <Word mark="limit" />
      </Mark>
      <Mark mark="clans" value={side.warriorSymbols}>
        {side.clans.map((clan) => (
          <span key={clan} style={{ color: `var(--vh-${clan})` }}>
            <ClanSign clan={clan} size="1.5em" />
          </span>
        ))}
        <Word mark="clans" />
      </Mark>
      <Mark mark="level" value={'I'.repeat(view.options.difficulty)}>
        ☠ <Word mark="level" />
      </Mark>
      {view.options.valkyries && (
        <Mark mark="extra">
          <ValhallaSign sign="valkyrie" size="1.4em" />
          <Word mark="extra" />
        </Mark>
      )}
    </div>
  )
}

/** A mark's name beside its sign, where there is room. */
function Word({ mark }: { readonly mark: MarkId }) {
  const { t } = useWords()
  return <span className="vh-mark-word">{t(`vh.mark.${mark}`)}</span>
}

function Trait({ view, side }: { readonly view: View; readonly side: MonsterSide | null }) {
  const { t, say } = useWords()
  if (side === null) return null
  if (side.trait === null)
    return (
      <p className="vh-trait" data-none="true">
        {t('vh.monster.no-trait')}
      </p>
    )
  const text = say(monsterTraitMessage(side.trait))
  return (
    <p className="vh-trait" data-off={view.options.firstGame || undefined}>
      {view.options.firstGame ? t('vh.monster.trait-off', { text: { literal: text } }) : text}
    </p>
  )
}
