import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startUp } from './start-up.ts'
import '@fontsource/forum/latin.css'
import '@fontsource/forum/latin-ext.css'
import '@fontsource/forum/cyrillic.css'
import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/500.css'
import '@fontsource/alegreya-sans/700.css'
import '../kit/tokens.css'
import './base.css'
import '../kit/button.css'
import '../kit/layout.css'
import '../kit/list.css'

async function main(): Promise<void> {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('no #root in the page')
  await startUp()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

main().catch((error: unknown) => {
  // The document says it in its own words: those of the application may be what is missing.
  document.documentElement.dataset['start'] = 'failed'
  throw error
})
