import { NotDone } from '@meadhall/client/rest'
import type { Me } from '@meadhall/protocol'
import { create } from 'zustand'
import { useSettings } from '../settings/settings.ts'
import { api } from './api.ts'
import { useAvailability } from './availability.ts'
import { madeUpName } from './made-up-name.ts'

interface MeState {
  /** `undefined`: not asked yet. `null`: nobody yet. */
  readonly me: Me | null | undefined
}

/** Who the visitor is at the server. */
export const useMe = create<MeState>(() => ({ me: undefined }))

/** What somebody becomes by signing in, renaming, becoming an account; `null` by going. */
export function iAm(me: Me | null): void {
  useMe.setState({ me })
}

let asking: Promise<Me | null> | null = null

/** Asks the server who the visitor is, once. Without a server they are nobody. */
export function whoAmI(): Promise<Me | null> {
  const { me } = useMe.getState()
  if (me !== undefined) return Promise.resolve(me)
  if (useAvailability.getState().is === 'none') return Promise.resolve(null)
  asking ??= askAnew().finally(() => {
    asking = null
  })
  return asking
}

async function askAnew(): Promise<Me | null> {
  const me = await api.visitor()
  iAm(me)
  return me
}

/** The name that a form shows at first: what the visitor is called, or a made-up one. */
export function nameAtFirst(): string {
  const { me } = useMe.getState()
  return me?.name ?? (useSettings.getState().name || madeUpName())
}

let becoming: Promise<Me> | null = null

/** The visitor as somebody: as whom they are known, or as a guest who is made now, of that name. */
export function beSomebody(name: string = nameAtFirst()): Promise<Me> {
  becoming ??= known(name).finally(() => {
    becoming = null
  })
  return becoming
}

async function known(name: string): Promise<Me> {
  const me = await whoAmI()
  if (me === null) return await newGuest(name)
  if (me.kind === 'guest' && me.name !== name && name.trim() !== '') return await renamed(name)
  return me
}

async function newGuest(name: string): Promise<Me> {
  try {
    return keep(await api.guest(name.trim() || madeUpName()))
  } catch (error) {
    // Somebody became somebody in another tab of this browser meanwhile.
    const me = error instanceof NotDone && error.code === 'not-now' ? await askAnew() : null
    if (me === null) throw error
    return me
  }
}

async function renamed(name: string): Promise<Me> {
  return keep(await api.rename(name))
}

/** The name is the one at tables without a server too. */
function keep(me: Me): Me {
  iAm(me)
  useSettings.getState().set({ name: me.name })
  return me
}

/** Does something that only somebody may do; one whom the server has forgotten comes anew. */
export async function asSomebody<T>(act: (me: Me) => Promise<T>, name?: string): Promise<T> {
  try {
    return await act(await beSomebody(name))
  } catch (error) {
    if (!(error instanceof NotDone && error.code === 'unauthenticated')) throw error
    useMe.setState({ me: undefined })
    return await act(await beSomebody(name))
  }
}
