import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './lib/workspace.ts'

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** The settings that the server reads. */
const SETTINGS = new Set(
  [...textOf('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  ),
)
/** What others read: Node itself, the image of the database, the proxy. */
const OF_OTHERS = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'MEADHALL_ADDRESS']

function unknownSettings(names: readonly (string | undefined)[]): (string | undefined)[] {
  return names.filter((name) => !SETTINGS.has(name) && !OF_OTHERS.includes(name ?? ''))
}

/** The instructions of the container file, a continued line being one. */
function instructions(): { readonly word: string; readonly rest: string }[] {
  return textOf('Containerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
}

const all = (word: string) => instructions().filter((one) => one.word === word)

describe('the container file', () => {
  it('copies what is there, and all that the build and the server read', () => {
    const copied = all('COPY')
      .filter(({ rest }) => !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] }
    const needed = [
      ...workspaces.map((path) => path.replace('/*', '')),
      'docs',
      'languages',
      'tools',
    ]
    expect(copied).toEqual(expect.arrayContaining([...needed, 'package-lock.json']))
    const ignored = textOf('.dockerignore').trim().split('\n')
    expect(ignored).toContain('**/node_modules')
    expect(needed.filter((path) => ignored.includes(path))).toEqual([])
  })

  it('runs scripts that are there, as nobody in particular, with the right Node', () => {
    const scripts = ['RUN', 'CMD'].flatMap((word) =>
      all(word).flatMap(({ rest }) => rest.match(/[\w./-]+\.ts/g) ?? []),
    )
    expect(scripts).toEqual(['tools/build.ts', 'apps/server/src/main.ts'])
    expect(scripts.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    expect(all('USER').at(-1)?.rest).toBe('node')
    const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } }
    const [major] = /\d+/.exec(engines.node) ?? []
    for (const { rest } of all('FROM')) expect(rest).toMatch(new RegExp(`^node:${major}-slim`))
  })

  it('sets what the server reads, and keeps the data in its volume', () => {
    const set = all('ENV').flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('=')))
    expect(unknownSettings(set.map(([name]) => name))).toEqual([])
    const values = Object.fromEntries(set) as Record<string, string>
    expect(all('VOLUME')[0]?.rest).toBe(values['MEADHALL_DATA'])
    expect(all('EXPOSE')[0]?.rest).toBe(values['PORT'])
    expect(all('HEALTHCHECK')[0]?.rest).toContain('/readyz')
    expect(values['MEADHALL_SITE']).toBe('/meadhall/apps/web/dist')
  })
})

describe('the compose file', () => {
  const compose = textOf('compose.yaml')

  it('names files that are there, and settings that are read', () => {
    const files = [...compose.matchAll(/(?:dockerfile: |"\.\/)([\w./-]+)/g)].map(([, path]) => path)
    expect(files).toEqual(['Containerfile', 'deploy/Caddyfile'])
    for (const file of files) expect(existsSync(join(ROOT, file ?? ''))).toBe(true)
    const names = [...compose.matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(unknownSettings(names)).toEqual([])
  })

  it('mounts the volume where the container file has its data', () => {
    expect(compose).toContain(`"data:${all('VOLUME')[0]?.rest}"`)
  })

  it('leads the proxy to services that there are', () => {
    const [, targets = ''] = /reverse_proxy (.+) \{/.exec(textOf('deploy/Caddyfile')) ?? []
    for (const target of targets.split(' ')) {
      const [service, port] = target.split(':')
      expect(compose).toMatch(new RegExp(`^  ${service}: `, 'm'))
      expect(port).toBe(all('EXPOSE')[0]?.rest)
    }
  })
})

it('the unit for systemd names what is there, and settings that are read', () => {
  const unit = textOf('deploy/meadhall.service')
  const [, script = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? []
  expect(existsSync(join(ROOT, script))).toBe(true)
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  for (const [, name] of unit.matchAll(/npm run (\w+)/g))
    expect(scripts).toHaveProperty([name ?? ''])
  const names = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(unknownSettings(names)).toEqual([])
  const [, state] = /^StateDirectory=(\w+)$/m.exec(unit) ?? []
  expect(unit).toContain(`MEADHALL_DATA=/var/lib/${state}`)
})
