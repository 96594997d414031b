import type { FastifyInstance } from 'fastify'

/**
 * A request for a live socket that was refused has left Node's own bookkeeping of connections: no
 * deadline holds for it any more, and closing would wait for it. So it ends with its answer.
 */
export function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw, headers }, _reply, done) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon()
    done()
  })
}
