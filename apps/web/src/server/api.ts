import type {
  Leave,
  LobbyWish,
  Me,
  MyGames,
  MyGamesWish,
  QuickWishSent,
  RatingChange,
  SeatChange,
  Seated,
  Sit,
  Start,
  TableLaid,
  TableLeft,
  TableListed,
  TablePlanSent,
  TableShown,
  TablesPage,
} from '@meadhall/protocol'
import { rest } from './call.ts'

/** What the server does by REST. Each call throws `NotDone` where it does not. */
export const api = {
  async visitor(): Promise<Me | null> {
    return (await rest.call('GET /visitor')).me
  },

  async guest(name: string): Promise<Me> {
    return (await rest.call('POST /guests', { body: { name } })).me
  },

  async rename(name: string): Promise<Me> {
    return (await rest.call('PATCH /me', { body: { name } })).me
  },

  openTables(wish: LobbyWish = {}): Promise<TablesPage> {
    return rest.call('GET /tables', { query: wish })
  },

  /** The tables where one sits, those that wait for their game too. */
  async myTables(): Promise<readonly TableListed[]> {
    return (await rest.call('GET /me/tables')).tables
  },

  myGames(wish: MyGamesWish = {}): Promise<MyGames> {
    return rest.call('GET /me/games', { query: wish })
  },

  found(plan: TablePlanSent): Promise<TableLaid> {
    return rest.call('POST /tables', { body: plan })
  },

  async table(id: string): Promise<TableShown> {
    return (await rest.call('GET /tables/:id', { params: { id } })).table
  },

  sit(id: string, how: Sit): Promise<Seated> {
    return rest.call('POST /tables/:id/seats', { params: { id }, body: how })
  },

  leave(id: string, to: Leave['to'] = 'bot'): Promise<TableLeft> {
    return rest.call('DELETE /tables/:id/seats/mine', { params: { id }, query: { to } })
  },

  /** For whom a free seat is from now on. */
  async planSeat(id: string, seat: number, plan: SeatChange): Promise<TableShown> {
    const params = { id, seat: String(seat) }
    return (await rest.call('PUT /tables/:id/seats/:seat', { params, body: plan })).table
  },

  quick(wish: QuickWishSent): Promise<Seated> {
    return rest.call('POST /tables/quick', { body: wish })
  },

  async sendAway(id: string, seat: number): Promise<TableShown> {
    const params = { id, seat: String(seat) }
    return (await rest.call('DELETE /tables/:id/seats/:seat', { params })).table
  },

  async start(id: string, how: Start = {}): Promise<TableShown> {
    return (await rest.call('POST /tables/:id/start', { params: { id }, body: how })).table
  },

  /** The game file, letter by letter: that is what is verified. */
  async gameFile(id: string): Promise<string> {
    return await (await rest.file('GET /tables/:id/file', { params: { id } })).text()
  },

  async ratingChanges(id: string): Promise<readonly RatingChange[]> {
    return (await rest.call('GET /tables/:id/ratings', { params: { id } })).changes
  },

  async rematch(id: string): Promise<TableShown> {
    return (await rest.call('POST /tables/:id/rematch', { params: { id } })).table
  },
} as const
