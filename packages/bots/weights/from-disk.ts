import { readFile } from 'node:fs/promises'
import type { ReadWeights } from '../src/index.ts'

/** The networks as they lie beside this file: what every host that runs on Node reads them with. */
export const weightsFromDisk: ReadWeights = (game) =>
  readFile(new URL(`./${game}.bin`, import.meta.url))
