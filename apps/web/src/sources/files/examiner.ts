import { rulesOf } from '../host/rules.ts'
import { examine } from './examine.ts'

/** A worker for one file: playing a long game again would hold the page up. */
self.addEventListener('message', (event: MessageEvent<string>) => {
  examine(event.data, rulesOf).then(
    (verdict) => self.postMessage({ verdict }),
    (error) => self.postMessage({ broken: String(error) }),
  )
})
