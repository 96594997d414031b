import type {
  Leave,
  LobbyWish,
  Me,
  MyGames,
  MyGamesWish,
  QuickWishSent,
  RatingChange,
  SeatChange,
  Sit,
  Start,
  TableListed,
  TablePlanSent,
  TableShown,
  TablesPage,
  Visitor,
  Welcomed,
} from '@meadhall/protocol'
import { call, callText, query } from './call.ts'

/** A table that was laid, and by seat the secret of its invitation, or `null`. */
export interface Founded {
  readonly table: TableShown
  readonly invitations: readonly (string | null)[]
}

/** One who has sat down, with the secret of the link that leads back to the seat. */
export interface Seated {
  readonly seat: number
  readonly resume: string
  readonly table: TableShown
}

/** A table that one has left, with the secret of the seat's invitation where it goes by one. */
interface Left extends OneTable {
  readonly invitation: string | null
}

interface OneTable {
  readonly table: TableShown
}

/** What the server does by REST. Each call throws `NotDone` where it does not. */
export const api = {
  async visitor(): Promise<Me | null> {
    return (await call<Visitor>('GET', '/visitor')).me
  },

  async guest(name: string): Promise<Me> {
    return (await call<Welcomed>('POST', '/guests', { name })).me
  },

  async rename(name: string): Promise<Me> {
    return (await call<{ me: Me }>('PATCH', '/me', { name })).me
  },

  openTables(wish: LobbyWish = {}): Promise<TablesPage> {
    return call('GET', `/tables${query(wish)}`)
  },

  /** The tables where one sits, those that wait for their game too. */
  async myTables(): Promise<readonly TableListed[]> {
    return (await call<TablesPage>('GET', '/me/tables')).tables
  },

  myGames(wish: MyGamesWish = {}): Promise<MyGames> {
    return call('GET', `/me/games${query(wish)}`)
  },

  found(plan: TablePlanSent): Promise<Founded> {
    return call('POST', '/tables', plan)
  },

  async table(id: string): Promise<TableShown> {
    return (await call<OneTable>('GET', `/tables/${id}`)).table
  },

  sit(id: string, how: Sit): Promise<Seated> {
    return call('POST', `/tables/${id}/seats`, how)
  },

  leave(id: string, to: Leave['to'] = 'bot'): Promise<Left> {
    return call('DELETE', `/tables/${id}/seats/mine${query({ to })}`)
  },

  /** For whom a free seat is from now on. */
  async planSeat(id: string, seat: number, plan: SeatChange): Promise<TableShown> {
    return (await call<OneTable>('PUT', `/tables/${id}/seats/${seat}`, plan)).table
  },

  quick(wish: QuickWishSent): Promise<Seated> {
    return call('POST', '/tables/quick', wish)
  },

  async sendAway(id: string, seat: number): Promise<TableShown> {
    return (await call<OneTable>('DELETE', `/tables/${id}/seats/${seat}`)).table
  },

  async start(id: string, how: Start = {}): Promise<TableShown> {
    return (await call<OneTable>('POST', `/tables/${id}/start`, how)).table
  },

  /** The game file, letter by letter: that is what is verified. */
  gameFile(id: string): Promise<string> {
    return callText(`/tables/${id}/file`)
  },

  async ratingChanges(id: string): Promise<readonly RatingChange[]> {
    return (await call<{ changes: RatingChange[] }>('GET', `/tables/${id}/ratings`)).changes
  },

  async rematch(id: string): Promise<TableShown> {
    return (await call<OneTable>('POST', `/tables/${id}/rematch`)).table
  },
} as const
