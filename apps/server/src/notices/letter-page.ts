import type { LetterLink } from './signed-links.ts'
import type { NoticeKey, Voice } from './words.ts'

/** What stands on the button of a link in a letter, and what is said once it was pressed. */
const TEXTS: Readonly<Record<LetterLink, { readonly ask: NoticeKey; readonly done: NoticeKey }>> = {
  confirm: { ask: 'page.confirm', done: 'page.confirmed' },
  unsubscribe: { ask: 'page.unsubscribe', done: 'page.ended' },
}

/** Asks first: programs that look through letters open every link, but press no button. */
export function askingPage(what: LetterLink, voice: Voice): string {
  const button = `<button>${voice.say(TEXTS[what].ask)}</button>`
  return page(voice, `<form method="post">${button}</form>`)
}

export function donePage(what: LetterLink, voice: Voice): string {
  return page(voice, `<p>${voice.say(TEXTS[what].done)}</p>`)
}

export function badLinkPage(voice: Voice): string {
  return page(voice, `<p>${voice.say('page.bad')}</p>`)
}

function page({ language }: Voice, body: string): string {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return `<!doctype html><html lang="${language}">${head}<title>Meadhall</title><main>${body}</main></html>`
}
