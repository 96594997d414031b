import { monsterSideAt, monsterTraitMessage, sideWorth, type View } from '@meadhall/game-valhalla'
import { ClanSign, ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { MonsterArt } from '../monster/monster-art.tsx'
import { Mark } from '../players/marks.tsx'

interface MonsterSideBoxProps {
  readonly view: View
  readonly index: number
}

/** The monster as one side of a battle. */
export function MonsterSideBox({ view, index }: MonsterSideBoxProps) {
  const { t, say } = useWords()
  const { monster, battle } = view
  if (monster === null || battle === null) return null
  const side = monsterSideAt(monster, 0)
  const name = say({ key: `monster.${monster.id}.name` })
  const isOff = (battle.sides[index]?.jarlOff ?? 0) > 0 || view.options.firstGame
  return (
    <section className="vh-bt-side vh-bt-monster" aria-label={name}>
      <div className="vh-bt-monster-art filled">
        <MonsterArt monster={monster.id} />
        <b className="vh-monster-strength" title={t('vh.card.strength')}>
          {sideWorth(view, index)}
        </b>
      </div>
      <div className="vh-bt-monster-says">
        <h3>{name}</h3>
        <small>{t(`vh.role.${battle.sides[index]?.role ?? 'attacker'}`)}</small>
        {side?.trait && (
          <p data-off={isOff || undefined}>
            {isOff && `${t('vh.battle.off')} `}
            <span>{say(monsterTraitMessage(side.trait))}</span>
          </p>
        )}
        {side && (
          <div className="vh-marks">
            <Mark mark="limit" value={side.valhallaLimit}>
              <ValhallaSign sign="valhalla" size="1.3em" />
            </Mark>
            <Mark mark="clans" value={side.warriorSymbols}>
              {side.clans.map((clan) => (
                <ClanSign key={clan} clan={clan} size="1.3em" />
              ))}
            </Mark>
          </div>
        )}
      </div>
    </section>
  )
}
