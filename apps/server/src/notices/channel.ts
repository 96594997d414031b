import type { NoticeChannel } from '@meadhall/protocol'
import type { Target } from './notice.ts'

/** A notice in the words of the person who gets it. */
export interface Worded {
  readonly title: string
  readonly text: string
  readonly link: string
  /** Why they get it, and that it can be ended. */
  readonly note: string
  /** Of the same table: a newer notice takes the place of an older one. */
  readonly tag: string
  readonly isUrgent: boolean
}

/** `gone`: the place does not exist any more; `failed`: it may work later. */
export type Sent = 'sent' | 'gone' | 'failed'

export type TargetOf<C extends NoticeChannel> = Extract<Target, { readonly channel: C }>

/** A way to reach people. */
export interface Channel<C extends NoticeChannel> {
  send(notice: Worded, target: TargetOf<C>): Promise<Sent>
}

/** The ways that this server has. */
export type Channels = { readonly [C in NoticeChannel]?: Channel<C> }
