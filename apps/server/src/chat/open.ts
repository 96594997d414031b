import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import { ChatStore } from './chat-store.ts'
import { ownChat } from './own-chat.ts'

/** What is said at tables, as the server uses it. */
export interface OpenChat extends Part {
  readonly chats: ChatStore
}

export function openChat({ database: { queries, reads } }: Pick<Ground, 'database'>): OpenChat {
  return { chats: new ChatStore(queries), personalData: ownChat(queries, reads) }
}
