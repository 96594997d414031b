import { describe, expect, it } from 'vitest'
import { completed, hashed, platformOf, unhashed } from './complete-lockfile.ts'

describe('platformOf', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@swc/core-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
    ['@oxc-parser/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })
})

describe('completed', () => {
  const owner = { dev: true, optionalDependencies: { 'tool-darwin-arm64': '1.2.3' } }

  it('adds what an owner names and the lockfile lacks', () => {
    expect(completed({ 'node_modules/tool': owner })['node_modules/tool-darwin-arm64']).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    })
  })

  it('keeps what is there', () => {
    const packages = {
      'node_modules/tool': owner,
      'node_modules/tool-darwin-arm64': { version: '1.2.3', optional: true },
    }
    expect(completed(packages)).toEqual(packages)
  })

  it('refuses a range, which would not be locked', () => {
    const loose = { optionalDependencies: { 'tool-darwin-arm64': '^1.2.3' } }
    expect(() => completed({ 'node_modules/tool': loose })).toThrow('no exact version')
  })
})

describe('hashed', () => {
  const packages = {
    '': { version: '1.0.0' },
    'packages/own': { version: '1.0.0' },
    'node_modules/own': { link: true },
    'node_modules/known': { version: '1.0.0', integrity: 'sha512-old' },
    'node_modules/@a/tool-darwin-arm64': { version: '1.2.3', optional: true },
    'node_modules/x/node_modules/gone-win32-x64': { version: '2.0.0', optional: true },
  }

  it('adds the hashes that the registry tells, and leaves the rest as it is', async () => {
    const lookup = (name: string, version: string) =>
      Promise.resolve(name === '@a/tool-darwin-arm64' ? `sha512-${version}` : null)
    const complete = await hashed(packages, lookup)
    expect(complete).toEqual({
      ...packages,
      'node_modules/@a/tool-darwin-arm64': {
        version: '1.2.3',
        integrity: 'sha512-1.2.3',
        optional: true,
      },
    })
    expect(unhashed(complete)).toEqual(['node_modules/x/node_modules/gone-win32-x64'])
  })
})
