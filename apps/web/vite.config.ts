import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { catalogs } from './build/catalogs.ts'
import { languages, textsName } from './build/languages.ts'
import { PUSH_WORKER, pushWorker } from './build/push-worker.ts'
import { rules } from './build/rules.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    catalogs(),
    languages(),
    rules(),
    react(),
    pushWorker(),
    VitePWA({
      registerType: 'prompt',
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,bin}'],
        // The pictures are for those who show a link; nobody at the table looks at them.
        globIgnores: [PUSH_WORKER, 'previews/*'],
        importScripts: [PUSH_WORKER],
        navigateFallback: 'index.html',
        // What the server itself shows (the links in letters) is not ours.
        navigateFallbackDenylist: [/^\/api\//],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [catalogs()] },
  build: {
    target: 'es2024',
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          textsName(facadeModuleId) ?? 'assets/[name]-[hash].js',
        // Whatever shows a table needs all of it but what comes late: apart, its parts weigh more.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Every page is drawn with them: one chunk, there from the first page on.
            { name: 'kit', test: /src\/(kit|art\/common)\// },
            {
              name: 'table',
              test: /src\/table\/(?!ending\/|sounds\/sounds|spoken\/(?!spoken-opener))/,
            },
            // Small things that come with every table.
            {
              name: 'beside-table',
              test: /src\/(sources\/(line-to|worker-source)|frame\/table-menu|pages\/use-opened|i18n\/(use-areas|bot-in-words))[.]/,
            },
            // Hundreds of small files: a worker that keeps the page for later would ask for each.
            { name: 'examples-blood-rage', test: /game-blood-rage\/scenarios\/.*\?raw/ },
            { name: 'examples-valhalla', test: /game-valhalla\/scenarios\/.*\?raw/ },
          ],
        },
      },
    },
  },
})
