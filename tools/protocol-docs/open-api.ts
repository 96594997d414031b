/** The routes of the protocol as an OpenAPI 3.1 description. */
import { PROTOCOL } from '@meadhall/protocol'
import {
  API_ROOT,
  type Caller,
  isMedia,
  type Media,
  ROUTE_GROUPS,
  type Route,
} from '@meadhall/protocol/routes'
import { type JsonSchema, jsonSchemas, type SCHEMAS } from '@meadhall/protocol/testing'
import { mayBeLeftOut, nameOf, schemaName, shapeOf } from './schema-names.ts'

/** Where the description is, from the root. */
export const OPEN_API = 'docs/openapi.json'

type Plain = Readonly<Record<string, unknown>>
type Schema = (typeof SCHEMAS)[string]

/** How each caller is known. */
const SECURITY: Readonly<Record<Caller, readonly Plain[]>> = {
  anybody: [],
  person: [{ token: [] }, { session: [] }],
  account: [{ token: [] }, { session: [] }],
  operator: [{ operator: [] }],
}

const SCHEMES = {
  token: { type: 'http', scheme: 'bearer', description: 'A program, by the token it was given.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'meadhall',
    description: 'A browser, by its cookie; over HTTPS it is called `__Host-meadhall`.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: "The operator, by the operator's token.",
  },
}

/** The text of the whole file. */
export function openApiText(): string {
  return `${JSON.stringify(openApi(), null, 2)}\n`
}

function openApi(): Plain {
  const routes = paths()
  return {
    openapi: '3.1.1',
    info: {
      title: 'Meadhall',
      version: String(PROTOCOL),
      description: 'Tables, people and accounts by REST. docs/protocol.md tells the rest.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: API_ROOT }],
    tags: Object.keys(ROUTE_GROUPS).map((name) => ({ name })),
    paths: routes,
    components: { schemas: namedFrom(routes), securitySchemes: SCHEMES },
  }
}

function paths(): Plain {
  const found: Record<string, Record<string, unknown>> = {}
  for (const [tag, routes] of Object.entries<Readonly<Record<string, Route>>>(ROUTE_GROUPS))
    for (const [address, route] of Object.entries(routes)) {
      const [method = '', path = ''] = address.split(' ')
      const place = path.replaceAll(/:(\w+)/g, '{$1}')
      found[place] = { ...found[place], [method.toLowerCase()]: operation(tag, address, route) }
    }
  return found
}

function operation(tag: string, address: string, route: Route): Plain {
  const { about, only, who, body } = route
  return {
    tags: [tag],
    operationId: address.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    summary: about,
    ...(only !== undefined && { description: `Only: ${only}.` }),
    parameters: [...pathParameters(address, route), ...queryParameters(route)],
    ...(body !== undefined && { requestBody: requestBody(body) }),
    responses: { ...responses(route), default: refusal() },
    security: SECURITY[who],
  }
}

function pathParameters(address: string, { params }: Route): Plain[] {
  const known = params === undefined ? {} : (inlined(params).properties ?? {})
  return [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: inComponents(known[name] ?? { type: 'string' }),
  }))
}

function queryParameters({ query }: Route): Plain[] {
  if (query === undefined) return []
  const { properties = {}, required = [] } = inlined(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: inComponents(schema),
  }))
}

const ALL = jsonSchemas()

/** The schema of an object with its fields; what is not exported has plain texts. */
function inlined(schema: Schema): JsonSchema {
  return ALL[nameOf(schema) ?? ''] ?? {}
}

function requestBody(body: Schema): Plain {
  const schema = reference(schemaName(shapeOf(body)))
  return { required: !mayBeLeftOut(body), content: { 'application/json': { schema } } }
}

function responses({ replies }: Route): Plain {
  const told = Object.entries(replies).map(([status, shape]) => [status, response(shape)])
  return Object.fromEntries(told)
}

function response(shape: Schema | Media): Plain {
  if (isMedia(shape)) return { description: 'As it is.', content: { [shape.media]: {} } }
  if (shape.type === 'undefined') return { description: 'Done.' }
  const name = schemaName(shape)
  return { description: name, content: { 'application/json': { schema: reference(name) } } }
}

function refusal(): Plain {
  const schema = reference('Failure')
  return { description: 'Not done.', content: { 'application/json': { schema } } }
}

function reference(name: string): Plain {
  return { $ref: `#/components/schemas/${name}` }
}

/** All schemas that the routes name, and those that these name; not those of the live socket. */
function namedFrom(routes: Plain): Plain {
  const found = new Map<string, unknown>()
  const add = (told: unknown) => {
    for (const [, name = ''] of JSON.stringify(told).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue
      const schema = inComponents(ALL[name] ?? {})
      found.set(name, schema)
      add(schema)
    }
  }
  add(routes)
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Schemas name each other by where they are in this file. */
function inComponents(schema: JsonSchema | boolean): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $schema: _, ...rest } = JSON.parse(text)
  return rest
}
