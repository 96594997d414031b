import { GAMES, isGameId } from '@meadhall/games'
import { assertNever } from '@meadhall/kernel'
import type { TableShown, Tempo } from '@meadhall/protocol'
import { type UiKey, useWords, type Words } from '../../i18n/words.ts'
import './table-facts.css'

type Facts = Pick<TableShown, 'game' | 'options' | 'tempo' | 'rated' | 'spectators' | 'watchDelay'>

/** How a table plays, in a line: clock, rated or not, what is switched on. */
export function TableFacts({ table }: { readonly table: Facts }) {
  const words = useWords()
  return (
    <ul className="table-facts flow">
      {factsOf(words, table).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function factsOf(words: Words, facts: Facts): string[] {
  const { game, options, tempo, rated, spectators, watchDelay: seconds } = facts
  const { t } = words
  return [
    tempoText(words, tempo),
    t(rated ? 'facts.rated' : 'facts.unrated'),
    ...(spectators ? [] : [t('facts.unwatched')]),
    ...(spectators && seconds > 0 ? [t('facts.delay', { seconds })] : []),
    ...flagsOn(options).flatMap((name) => flagName(words, game, name)),
  ]
}

/** A table's clock in words. */
function tempoText({ t }: Words, tempo: Tempo): string {
  switch (tempo.kind) {
    case 'none':
      return t('facts.tempo.none')
    case 'live':
      return t('facts.tempo.live', {
        seconds: tempo.move,
        minutes: Math.round(tempo.reserve / 60),
      })
    case 'slow':
      return tempo.hours % 24 === 0
        ? t('facts.tempo.days', { days: tempo.hours / 24 })
        : t('facts.tempo.hours', { hours: tempo.hours })
    default:
      return assertNever(tempo)
  }
}

/** The game's own switches that are on. */
function flagsOn(options: unknown): string[] {
  if (typeof options !== 'object' || options === null) return []
  return Object.entries(options).flatMap(([name, value]) => (value === true ? [name] : []))
}

/** What a switch is called; nothing where this page does not know the game. */
function flagName({ t }: Words, game: string, name: string): string[] {
  return isGameId(game) && Object.hasOwn(GAMES, game) ? [t(`new.${game}.${name}` as UiKey)] : []
}
