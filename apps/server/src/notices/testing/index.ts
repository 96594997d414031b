export { pushBrowser } from './push-browser.ts'
export { receiver } from './receiver.ts'
