import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstFacts } from './src/app/firstPaint/facts.ts'
import { catalogueParts } from './src/build/catalogueParts.ts'
import { compress } from './src/build/compress.ts'
import { firstPaint } from './src/build/firstPaint.ts'
import { manifest } from './src/build/manifest.ts'
import { screenFiles } from './src/build/screenFiles.ts'
import { splashFirst } from './src/build/splashFirst.ts'

// Paths of the hotel, not of the app: proxied in development, never answered by the service worker.
const hotelPaths = ['/ONEapp/api', '/ONEapp/skins', '/api', '/ws', '/media', '/desk', '/webcheckin']
const backend = process.env.BACKEND

// The hotel's televisions of 2020 run Chromium 69.
const oldestEngine = 'chrome69'

// Keeps the number of chunks per screen low. Each group takes the modules that match `test` with all that they import,
// unless a group of higher priority has them; `node test/tools/chunks.ts` prints the result.
const guestGroups = [
  { name: 'signIn', test: /\/src\/app\/signIn\.ts$/, priority: 9 },
  {
    // Modules that home shares with dialogs and screens before the sign-in, which need no other code of a signed-in
    // guest.
    name: 'common',
    test: /\/(@mui\/material\/(Paper\/Paper|IconButton\/IconButton|SvgIcon\/createSvgIcon|utils\/useSlot)|src\/ui\/(Picture|SectionTitle)|src\/shell\/screens\/LoadingLine|src\/domains\/externalLink\/paths)\.\w+$/,
    priority: 8,
  },
  {
    // Includes what is rendered around every screen, and the modules that home shares with most screens.
    name: 'guestDomains',
    test: /\/src\/(app\/guestDomains|shell\/(bar\/Bars|nav\/BottomNav|frame\/GuestOverlays)|core\/time\/(dates|dayName|useNow)|domains\/(formats\/(useTimes|useTemperature)|shop\/hours|offline\/(useHotelNeeded|HotelNoticePart)))\.tsx?$/,
    priority: 7,
  },
  {
    name: 'home',
    test: /\/src\/domains\/(home\/HomeScreen|content\/(ContentRoute|state))\.tsx?$/,
    priority: 6,
  },
  { name: 'dialog', test: /\/src\/ui\/SheetDialog\.tsx$/, priority: 5 },
  {
    // Modules that forms share, and that lists do not need.
    name: 'forms',
    test: /\/src\/ui\/(Check|ChoiceRow|Choices|Radio|Field|fieldStyle|tickStyle)\w*\.tsx?$/,
    minShareCount: 3,
    priority: 5,
  },
  // Modules that dialogs before the sign-in share with lists after it.
  { name: 'rows', test: /\/src\/ui\/Rows?\.tsx$/, priority: 4 },
  {
    // Notices that the hotel is out of reach or needed.
    name: 'offline',
    test: /\/src\/domains\/(offline\/(AsOf|HotelNeeded)Part|formats\/useInstant)\.tsx?$/,
    priority: 4,
  },
  // Modules that only films, their player and the maps share.
  { name: 'media', test: /\/src\/(core\/text\/languageName|ui\/mediaSize)\.ts$/, priority: 4 },
  {
    // Modules that screens share. In a chunk of its own, each of them would take as long to load as a chunk many times
    // its size. Modules of few screens, such as skeletons, are loaded with these screens.
    name: 'shared',
    test: /\/src\/(core\/(?!text\/markup|time\/hotelClock)|ui\/(?!shapes\/|focus\/|Slides|Toggle)|domains\/formats\/)|\/@mui\/(icons-material\/(Stop|KeyboardArrow)|(material\/)?utils\/(useControlled|mergeSlotProps))/,
    minShareCount: 2,
    priority: 3,
  },
  // Modules that are always loaded together share a chunk: a screen with its domain's state, or two states.
  { name: 'roomControl', test: /\/src\/domains\/roomControl\/(RoomControlScreen|state)\.tsx?$/, priority: 1 },
  { name: 'shopState', test: /\/src\/domains\/(shop|orders)\/state\.ts$/, priority: 1 },
  // A room's controls and their icons, which the screen shares with home's tiles.
  { name: 'controls', test: /\/src\/domains\/roomControl\//, minShareCount: 2, priority: 2 },
  // Modules that the list, a product and the cart share, with those of the resulting orders.
  {
    name: 'shop',
    test: /\/src\/(domains\/(shop\/|orders\/(slice|paths))|contract\/shopPushes)/,
    minShareCount: 2,
    priority: 2,
  },
]

const firstChunk = /\/(index|react|libraries|rolldown-runtime)-[\w-]+\.(js|css)$/

/**
 * Files to preload with a chunk: all that it imports, except for those of the first screen. If only the chunk itself
 * remains, no list is needed.
 */
function preloaded(chunk: string, files: string[]): string[] {
  const imported = files.filter((file) => !firstChunk.test(file))
  return imported.every((file) => file === chunk) ? [] : imported
}

export default defineConfig({
  base: '/ONEapp/',
  plugins: [
    catalogueParts(),
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
        // Not precached, because a guest reads one language: its texts and fonts are cached once they have been
        // fetched.
        globIgnores: ['assets/locale/**', 'assets/fraunces-{latin-ext,vietnamese}-*'],
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
            options: { cacheName: 'assets', expiration: { maxEntries: 80 } },
          },
        ],
      },
    }),
    screenFiles({
      domains: fileURLToPath(new URL('src/app/firstPaint/screens.ts', import.meta.url)),
      known: /\/(index|react|libraries|rolldown-runtime|signIn|guestDomains|common)-[\w-]+\.js$/,
    }),
    firstPaint({
      script: fileURLToPath(new URL('src/app/firstPaint/page.ts', import.meta.url)),
      markup: fileURLToPath(new URL('src/app/firstPaint/markup.tsx', import.meta.url)),
      facts: firstFacts,
      target: oldestEngine,
    }),
    splashFirst(),
    compress(),
  ],
  build: {
    target: oldestEngine,
    cssTarget: oldestEngine,
    // No polyfill: Chromium supports module preloading, and other browsers load modules when they are imported.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' ? preloaded(file, files) : files,
    },
    sourcemap: false,
    // The budget measures these sizes already; computing them again takes a second per build.
    reportCompressedSize: false,
    rolldownOptions: {
      // jsPDF loads these to render HTML and SVG, which the bill does not use; its guide names them as externals.
      external: ['canvg', 'html2canvas'],
      output: {
        codeSplitting: {
          groups: [
            // The first screen is loaded in three chunks of similar size instead of twenty, each evaluated in a task of
            // its own; the two chunks of libraries stay the same across releases. React's renderer is the largest
            // library and has a chunk of its own; the router, which imports it, is in the app's chunk.
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /node_modules\/(?!(react-(router|router-dom|dom)|scheduler)\/)/,
              priority: 30,
            },
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react-dom|scheduler)\//,
              priority: 20,
            },
            { name: 'app', tags: ['$initial'], priority: 10 },
            ...guestGroups,
          ],
        },
        // Chunks that a guest waits for contain the names of other chunks: a short hash is enough to tell versions
        // apart, and hexadecimal digits compress better than those of base64.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: (chunk) =>
          chunk.facadeModuleId?.includes('/locales/')
            ? `assets/locale/[name]${/\?rest$/.exec(chunk.facadeModuleId)?.[0].replace('?', '.') ?? ''}-[hash:7].js`
            : 'assets/[name]-[hash:7].js',
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
