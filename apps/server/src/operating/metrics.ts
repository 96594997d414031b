import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a tenth of a millisecond, a move on an idle machine, to ten seconds. */
const SECONDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
]

/** What is counted while the server runs. Names as Prometheus wants them. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'meadhall_http_request_seconds',
      help: 'Requests by method, route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    moves: new Counter({
      name: 'meadhall_moves_total',
      help: 'Moves stored, by who gave them',
      labelNames: ['giver'],
      registers,
    }),
    messageSeconds: new Histogram({
      name: 'meadhall_message_seconds',
      help: 'From a message of a client to its reply; all seats of this process were told before',
      labelNames: ['type'],
      buckets: SECONDS,
      registers,
    }),
    tables: new Gauge({
      name: 'meadhall_tables',
      help: 'Tables held by this process',
      registers,
    }),
    sockets: new Gauge({
      name: 'meadhall_sockets',
      help: 'Open live connections',
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'meadhall_store_seconds',
      help: 'What the store took, by what was asked of it',
      labelNames: ['work'],
      buckets: SECONDS,
      registers,
    }),
    faults: new Counter({
      name: 'meadhall_faults_total',
      help: 'Moves at which the rules failed; the folder faults has files that reproduce them',
      registers,
    }),
    errors: new Counter({
      name: 'meadhall_errors_total',
      help: 'Errors told to clients, by code',
      labelNames: ['code'],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
