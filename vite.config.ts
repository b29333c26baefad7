import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { catalogueParts } from './test/tools/catalogueParts.ts'
import { compress } from './test/tools/compress.ts'
import { leaveOut } from './test/tools/leaveOut.ts'
import { manifest } from './test/tools/manifest.ts'
import { splashFirst } from './test/tools/splashFirst.ts'

// What belongs to the hotel and not to the app: proxied in development, never answered by the service worker.
const hotelPaths = ['/ONEapp/api', '/ONEapp/skins', '/api', '/ws', '/desk', '/webcheckin']
const backend = process.env.BACKEND

// The hotel's televisions of 2020 run Chromium 69.
const oldestEngine = 'chrome69'

export default defineConfig({
  base: '/ONEapp/',
  plugins: [
    catalogueParts(),
    leaveOut(),
    react(),
    VitePWA({
      strategies: 'generateSW',
      // The app registers the worker itself (workbox-window) and says when a new one may take over.
      injectRegister: false,
      registerType: 'prompt',
      scope: '/ONEapp/',
      filename: 'sw.js',
      manifestFilename: 'manifest.webmanifest',
      manifest,
      includeAssets: [],
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2}', 'icons/*.png'],
        // A guest reads one language; its chunk is kept when it has been fetched.
        globIgnores: ['assets/locale/**'],
        importScripts: ['notification.js'],
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
        navigateFallback: '/ONEapp/index.html',
        navigateFallbackDenylist: hotelPaths.map((path) => new RegExp(`^${path}(/|\\?|$)`)),
        runtimeCaching: [
          {
            // Hashed names never change their content. Nothing of the hotel's is ever kept (SW-03).
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/ONEapp/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'assets', expiration: { maxEntries: 80 } },
          },
        ],
      },
    }),
    splashFirst(),
    compress(),
  ],
  build: {
    target: oldestEngine,
    cssTarget: oldestEngine,
    sourcemap: false,
    // Each is already counted by the budget; computing it again costs a second a build.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first screen needs comes in three pieces of like weight, not twenty, each read and run in a task
            // of its own; the two of libraries outlive releases.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|scheduler|@?redux[^/]*|immer|reselect|typed-redux-saga)\//,
              priority: 4,
            },
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 1 },
          ],
        },
        chunkFileNames: (chunk) =>
          chunk.facadeModuleId?.includes('/locales/')
            ? 'assets/locale/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: backend
      ? Object.fromEntries(
          hotelPaths.map((path) => [path, { target: backend, changeOrigin: true, ws: true }]),
        )
      : {},
  },
})
