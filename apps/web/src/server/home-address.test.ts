import { expect, it } from 'vitest'
import { isOnlyHere } from './home-address.ts'

it.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://192.168.1.5:8080', false],
  ['https://localhost.example', false],
])('%s leads nobody but this machine here: %s', (origin, is) => {
  expect(isOnlyHere(origin)).toBe(is)
})
