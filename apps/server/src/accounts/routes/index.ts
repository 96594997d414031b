import type { FastifyPluginCallback } from 'fastify'
import type { Routes } from '../../http/app.ts'
import { type AccountRouteNeeds, type Parts, partsOf } from '../parts.ts'
import { joiningRoutes } from './joining.ts'
import { meRoutes } from './me.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './sessions.ts'
import { wayRoutes } from './ways.ts'

const ROUTES = [joiningRoutes, meRoutes, sessionRoutes, wayRoutes, secondFactorRoutes]

/** Guests, accounts and sessions under `/api/v1`, for an instance that knows who speaks (`identify`). */
export function accountRoutes(needs: AccountRouteNeeds): Routes {
  const parts = partsOf(needs)
  return async (app) => {
    await app.register(allOf(parts), { prefix: '/api/v1' })
  }
}

function allOf(parts: Parts): FastifyPluginCallback {
  return (app, _, done) => {
    for (const add of ROUTES) add(app, parts)
    done()
  }
}
