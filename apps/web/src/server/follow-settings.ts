import type { Me } from '@meadhall/protocol'
import { followedIn, following, toFollow, valuesOf } from '../settings/followed.ts'
import { type Settings, useSettings } from '../settings/settings.ts'
import { accountApi } from './account-api.ts'
import { keepInTurn } from './keep-in-turn.ts'
import { iAm, useMe, whoAmI } from './me.ts'

/** Whose settings this browser has, and when they were last changed. */
interface Owned {
  readonly of: string | null
  readonly changed: number
}

const KEY = 'meadhall.settings.followed'
/** Whoever moves through a list of choices has not chosen yet. */
const CALM_MS = 1_000

function readOwned(): Owned {
  try {
    const { of = null, changed = 0 } = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    ) as Partial<Owned>
    return { of, changed }
  } catch {
    return { of: null, changed: 0 }
  }
}

function writeOwned(owned: Owned): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(owned))
  } catch {
    // A private window: they follow as long as it is open.
  }
}

let owned = readOwned()
let isTaking = false
let calm: ReturnType<typeof setTimeout> | undefined

function own(change: Partial<Owned>): void {
  owned = { ...owned, ...change }
  writeOwned(owned)
}

/** Keeps the settings of this browser and of the account that it is open for the same. */
export function followSettings(): void {
  useSettings.subscribe((now, before) => {
    if (isTaking || isSame(now, before)) return
    own({ changed: Date.now() })
    clearTimeout(calm)
    calm = setTimeout(() => void give(useMe.getState().me), CALM_MS)
  })
  useMe.subscribe(({ me }, before) => {
    if (me !== before.me) meet(me)
  })
  meet(useMe.getState().me)
  whoAmI().catch(() => undefined)
}

/** Whether nothing changed that follows. */
function isSame(now: Settings, before: Settings): boolean {
  return JSON.stringify(toFollow(now, 0)) === JSON.stringify(toFollow(before, 0))
}

/** Somebody is known now: of their settings and those here the right ones count from now on. */
function meet(me: Me | null | undefined): void {
  if (me?.kind !== 'account') return
  const there = followedIn(me.settings)
  const what = following(owned.changed, there, owned.of === me.id)
  own({ of: me.id })
  if (there !== null && what === 'take') {
    isTaking = true
    useSettings.getState().set(valuesOf(there))
    isTaking = false
    own({ changed: there.changed })
  } else if (what === 'give') void give(me)
}

/** One after another: what is changed last is what the account keeps. */
const give = keepInTurn(async (me: Me | null | undefined) => {
  if (me?.kind !== 'account') return
  const settings = toFollow(useSettings.getState(), owned.changed)
  try {
    await accountApi.keepSettings({ ...settings })
    const now = useMe.getState().me
    if (now?.id === me.id) iAm({ ...now, settings: { ...settings } })
  } catch {
    // Given with the next change, or when the page is opened anew.
  }
})
