import type { Page } from 'playwright-core'

/** What is laid into a view before the page draws it: a path ('players.0.hand') and a value. */
export type Deal = readonly (readonly [path: string, value: unknown])[]

/** Has to be called before the table is opened: stands between the page and its worker. */
export async function dealIntoViews(page: Page): Promise<void> {
  await page.addInitScript(listenBetween)
}

/**
 * Runs in the page. `dealAgain(deal)`: the table shows what it was told last once more, with these
 * things in it; only so can every card be looked at in every place without playing for days.
 */
function listenBetween(): void {
  type Heard = { data: { update?: { moment: { view: Record<string, unknown> } } } }
  const lay = (view: Record<string, unknown>, path: string, value: unknown) => {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const at = steps.reduce((part, step) => part[step] as Record<string, unknown>, view)
    at[last] = value
  }
  const listen = Worker.prototype.addEventListener
  Worker.prototype.addEventListener = function (this: Worker, type: string, heard: unknown) {
    const hear = heard as (event: Heard) => void
    const between = (event: Event) => {
      const { data } = event as unknown as Heard
      hear({ data })
      if (data.update === undefined) return
      const dealAgain = (dealt: Deal) => {
        const told = structuredClone(data)
        for (const [path, value] of dealt)
          if (told.update) lay(told.update.moment.view, path, value)
        hear({ data: told })
      }
      Object.assign(window, { dealAgain })
    }
    listen.call(this, type, type === 'message' ? between : (heard as EventListener))
  }
}
