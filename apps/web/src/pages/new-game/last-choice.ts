import type { SetupForm } from './setup-form.ts'

function keyOf(game: string): string {
  return `meadhall.new.${game}`
}

/** What was chosen last for a game, as it was stored; `null` where nothing was or can be. */
export function lastChoice(game: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
  } catch {
    return null
  }
}

export function rememberChoice(game: string, form: SetupForm): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(form))
  } catch {
    // A browser that keeps nothing: the next form starts from the defaults.
  }
}
