import { type ClanId, GLORY_SOURCES } from '@meadhall/game-blood-rage'
import { useWords } from '../../../i18n/words.ts'
import { decisive, netOf, summed } from '../../../table/ending/tally.ts'
import type { AgeGlory } from './glory.ts'

interface Ranked {
  readonly clan: ClanId
  readonly ages: readonly AgeGlory[]
}

interface WhyProps {
  /** From the first to the last. */
  readonly ranked: readonly Ranked[]
  /** The age from which on the first led. */
  readonly since: number
}

/** What brought the winner before the second. Equals have nothing that decided it. */
export function Why({ ranked: [first, second], since }: WhyProps) {
  const { t } = useWords()
  if (!first || !second) return null
  const [own, other] = [summed(first.ages), summed(second.ages)]
  const found = netOf(own) > netOf(other) ? decisive(GLORY_SOURCES, own, other) : null
  if (!found) return null
  const clans = { clan: `clan.${first.clan}`, second: `clan.${second.clan}` }
  return (
    <p>
      {t('br.end.lead', { ...clans, age: `age.${since}` })}{' '}
      {t('br.end.decisive', { ...clans, ...found, source: `source.${found.source}` })}
    </p>
  )
}
