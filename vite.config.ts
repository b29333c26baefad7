import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstFacts } from './src/app/firstPaint/facts.ts'
import { catalogueParts } from './src/build/catalogueParts.ts'
import { chunkGroups } from './src/build/chunkGroups.ts'
import { compileHints } from './src/build/compileHints.ts'
import { compress } from './src/build/compress.ts'
import { firstPaint } from './src/build/firstPaint.ts'
import { base, hotelPaths as forwardedPaths } from './src/build/hosting/paths.ts'
import { materialIcons } from './src/build/icons.ts'
import { notices } from './src/build/notices.ts'
import { precacheIntegrity } from './src/build/precacheIntegrity.ts'
import { screenFiles } from './src/build/screenFiles.ts'

// Paths of the hotel, not of the app, and the simulated hotel's desk: proxied in development, never answered by the service worker.
const hotelPaths = [...forwardedPaths, '/desk']
const backend = process.env.BACKEND

// The hotel's televisions of 2020 run Chromium 69.
const oldestEngine = 'chrome69'

const integrity = precacheIntegrity()

export default defineConfig({
  base,
  plugins: [
    catalogueParts(),
    materialIcons(),
    react(),
    integrity.plugin,
    VitePWA({
      strategies: 'generateSW',
      // The app registers the worker itself (workbox-window) and says when a new one may take over.
      injectRegister: false,
      registerType: 'prompt',
      scope: '/ONEapp/',
      filename: 'sw.js',
      // A file of its own, in `public`.
      manifest: false,
      includeAssets: [],
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2}', 'icons/*.png', 'manifest.webmanifest'],
        // Not precached, because a guest reads one language: its texts and fonts are cached once they have been
        // fetched.
        // Nor is the writer of PDFs, which few guests need, and which is as large as the rest of the app, nor the list
        // of its fonts' files.
        globIgnores: [
          'assets/locale/**',
          'assets/fraunces-{latin-ext,vietnamese}-*',
          'assets/{billPdf,fontFiles}-*',
        ],
        manifestTransforms: [integrity.addHashes],
        importScripts: ['notification.js'],
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
        navigateFallback: '/ONEapp/index.html',
        navigateFallbackDenylist: hotelPaths.map((path) => new RegExp(`^${path}(/|\\?|$)`)),
        runtimeCaching: [
          {
            // Files with hashed names never change. Responses of the hotel are never cached (SW-03).
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/ONEapp/assets/'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'assets',
              expiration: { maxEntries: 80 },
              // A network that wants its own sign-in first answers each request with its page, which would stay.
              plugins: [
                {
                  cacheWillUpdate: async ({ response }) =>
                    response.status === 200 && !/html/.test(response.headers.get('content-type') ?? '')
                      ? response
                      : null,
                },
              ],
            },
          },
        ],
      },
    }),
    screenFiles({
      domains: fileURLToPath(new URL('src/app/firstPaint/screens.ts', import.meta.url)),
    }),
    firstPaint({
      script: fileURLToPath(new URL('src/app/firstPaint/page.ts', import.meta.url)),
      markup: fileURLToPath(new URL('src/app/firstPaint/markup.tsx', import.meta.url)),
      facts: firstFacts,
      target: oldestEngine,
    }),
    notices({
      'Fraunces (SIL Open Font License)': 'src/shell/theme/fonts/fraunces-LICENSE.txt',
      'Material Icons (Apache License 2.0)': 'src/build/icons-LICENSE.txt',
      'Pictures of the demo hotels': 'skins/NOTICE.txt',
    }),
    compileHints(),
    compress(),
  ],
  build: {
    target: oldestEngine,
    cssTarget: oldestEngine,
    // No polyfill: Chromium supports module preloading, and other browsers load modules when they are imported.
    modulePreload: { polyfill: false },
    // Without a reference in the files: `test/tools/build.ts` moves the maps out of the folder that is served.
    sourcemap: 'hidden',
    // The budget measures these sizes already; computing them again takes a second per build.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: backend
      ? Object.fromEntries(
          hotelPaths.map((path) => [
            path,
            // A hotel accepts calls only from its own origin, so the proxy sends that one.
            { target: backend, changeOrigin: true, ws: true, headers: { origin: new URL(backend).origin } },
          ]),
        )
      : {},
  },
})
