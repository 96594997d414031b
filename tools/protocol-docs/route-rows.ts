/** The routes of the protocol as rows of a table of the page. */
import { isMedia, ROUTE_GROUPS, type Route } from '@meadhall/protocol/routes'
import { schemaName, shapeOf } from './schema-names.ts'

const CALLERS = {
  anybody: 'anybody',
  person: 'anybody known',
  account: 'an account',
  operator: 'the operator',
} as const

/** The table of one group of routes. */
export function routeTable(group: string): string {
  const routes = Object.entries<Readonly<Record<string, Route>>>(ROUTE_GROUPS).find(
    ([name]) => name === group,
  )
  if (routes === undefined) throw new Error(`the guide names the routes "${group}"`)
  const rows = Object.entries(routes[1]).map(([address, route]) => row(address, route))
  return ['| request | sent | answer | who |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function row(address: string, route: Route): string {
  const cells = [`\`${address}\``, sent(route), answered(route), route.only ?? CALLERS[route.who]]
  return `| ${cells.join(' | ')} |`
}

function sent({ query, body }: Route): string {
  const parts = [
    ...(query === undefined ? [] : [`query: ${link(schemaName(query))}`]),
    ...(body === undefined ? [] : [link(schemaName(shapeOf(body)))]),
  ]
  return parts.join(', ')
}

function answered({ replies, about }: Route): string {
  const told = Object.entries(replies).map(([status, shape]) => {
    if (isMedia(shape)) return `\`${status}\` \`${shape.media}\``
    return shape.type === 'undefined' ? `\`${status}\`` : `\`${status}\` ${link(schemaName(shape))}`
  })
  return `${told.join(' or ')}: ${about}`
}

function link(name: string): string {
  return `[${name}](#${name.toLowerCase()})`
}
