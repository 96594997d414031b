import type { Routes } from '../../http/app.ts'
import { type AccountRouteNeeds, partsOf } from '../parts.ts'
import { joiningRoutes } from './joining.ts'
import { meRoutes } from './me.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './sessions.ts'
import { wayRoutes } from './ways.ts'

const ROUTES = [joiningRoutes, meRoutes, sessionRoutes, wayRoutes, secondFactorRoutes]

/** Guests, accounts and sessions, for an instance that knows who speaks (`identify`). */
export function accountRoutes(needs: AccountRouteNeeds): Routes {
  const parts = partsOf(needs)
  return (app) => {
    for (const add of ROUTES) add(app, parts)
  }
}
