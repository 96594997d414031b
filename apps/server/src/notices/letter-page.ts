import type { NoticePreferences } from '@meadhall/protocol'
import type { LetterLink } from './signed-links.ts'
import { type NoticeKey, say } from './words.ts'

type Language = NoticePreferences['language']

/** What stands on the button of a link in a letter, and what is said once it was pressed. */
const TEXTS: Readonly<Record<LetterLink, { readonly ask: NoticeKey; readonly done: NoticeKey }>> = {
  confirm: { ask: 'page.confirm', done: 'page.confirmed' },
  unsubscribe: { ask: 'page.unsubscribe', done: 'page.ended' },
}

/** Asks first: programs that look through letters open every link, but press no button. */
export function askingPage(what: LetterLink, language: Language): string {
  const button = `<button>${say(language, TEXTS[what].ask)}</button>`
  return page(language, `<form method="post">${button}</form>`)
}

export function donePage(what: LetterLink, language: Language): string {
  return page(language, `<p>${say(language, TEXTS[what].done)}</p>`)
}

export function badLinkPage(): string {
  return page('en', `<p>${say('en', 'page.bad')}</p>`)
}

function page(language: Language, body: string): string {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return `<!doctype html><html lang="${language}">${head}<title>Meadhall</title><main>${body}</main></html>`
}
