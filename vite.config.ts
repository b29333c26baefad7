import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstFacts } from './src/app/firstPaint/facts.ts'
import { catalogueParts } from './src/build/catalogueParts.ts'
import { compress } from './src/build/compress.ts'
import { emotionParts } from './src/build/emotionParts.ts'
import { excludeModules } from './src/build/excludeModules.ts'
import { excludeOptional } from './src/build/excludeOptional.ts'
import { firstPaint } from './src/build/firstPaint.ts'
import { i18nextParts } from './src/build/i18nextParts.ts'
import { manifest } from './src/build/manifest.ts'
import { minifyAgain } from './src/build/minifyAgain.ts'
import { reactDomParts } from './src/build/reactDomParts.ts'
import { routerParts } from './src/build/routerParts.ts'
import { screenFiles } from './src/build/screenFiles.ts'
import { splashFirst } from './src/build/splashFirst.ts'

// What belongs to the hotel and not to the app: proxied in development, never answered by the service worker.
const hotelPaths = ['/ONEapp/api', '/ONEapp/skins', '/api', '/ws', '/media', '/desk', '/webcheckin']
const backend = process.env.BACKEND

// The hotel's televisions of 2020 run Chromium 69.
const oldestEngine = 'chrome69'

// A screen comes in few files. Each group takes the modules that `test` names with all that they import, unless a group
// of higher priority has them; `node test/tools/chunks.ts` shows what comes of it.
const guestGroups = [
  { name: 'signIn', test: /\/src\/app\/signIn\.ts$/, priority: 9 },
  {
    // What home shares with dialogs and screens that are opened before sign-in, which need nothing else of a guest's.
    name: 'common',
    test: /\/(@mui\/material\/(Paper\/Paper|IconButton\/IconButton|SvgIcon\/createSvgIcon|utils\/useSlot)|src\/ui\/(Picture|SectionTitle)|src\/shell\/screens\/LoadingLine|src\/domains\/externalLink\/paths)\.\w+$/,
    priority: 8,
  },
  {
    // With what stands around every screen, and what home shares with most of them.
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
    // What forms share and lists do not.
    name: 'forms',
    test: /\/src\/ui\/(Check|ChoiceRow|Choices|Radio|Field|fieldStyle|tickStyle)\w*\.tsx?$/,
    minShareCount: 3,
    priority: 5,
  },
  // What dialogs before sign-in share with lists behind it.
  { name: 'rows', test: /\/src\/ui\/Rows?\.tsx$/, priority: 4 },
  {
    // What says that the hotel is out of reach, or needed.
    name: 'offline',
    test: /\/src\/domains\/(offline\/(AsOf|HotelNeeded)Part|formats\/useInstant)\.tsx?$/,
    priority: 4,
  },
  {
    // What screens share: each in a file of its own, it would take as long as one of many times its size. What few screens
    // have, such as the shapes of what loads, comes with those.
    name: 'shared',
    test: /\/src\/(core\/(?!text\/markup)|ui\/(?!shapes\/|focus\/|Slides|Toggle)|domains\/formats\/)|\/@mui\/(icons-material\/(Stop|KeyboardArrow)|(material\/)?utils\/(useControlled|mergeSlotProps))/,
    minShareCount: 2,
    priority: 3,
  },
  // What a screen and its domain's state need comes as one where they are always loaded together.
  { name: 'roomControl', test: /\/src\/domains\/roomControl\/(RoomControlScreen|state)\.tsx?$/, priority: 1 },
  { name: 'shopState', test: /\/src\/domains\/(shop|orders)\/state\.ts$/, priority: 1 },
  // What is known of a room's controls, and their icons: of the screen and of home's tiles.
  { name: 'controls', test: /\/src\/domains\/roomControl\//, minShareCount: 2, priority: 2 },
  // What the list, a product and the cart have in common, with the orders that come of them.
  {
    name: 'shop',
    test: /\/src\/(domains\/(shop\/|orders\/(slice|paths))|contract\/shopPushes)/,
    minShareCount: 2,
    priority: 2,
  },
]

const firstChunk = /\/(index|react|libraries|rolldown-runtime)-[\w-]+\.(js|css)$/

/** What is fetched beside a chunk: all it imports but what is there since the first screen. Alone it needs no list. */
function preloaded(chunk: string, files: string[]): string[] {
  const imported = files.filter((file) => !firstChunk.test(file))
  return imported.every((file) => file === chunk) ? [] : imported
}

export default defineConfig({
  base: '/ONEapp/',
  plugins: [
    catalogueParts(),
    emotionParts(),
    excludeModules(),
    excludeOptional(),
    i18nextParts(),
    reactDomParts(),
    routerParts(),
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
        // A guest reads one language; its texts and letters are kept when they have been fetched.
        globIgnores: ['assets/locale/**', 'assets/fraunces-{latin-ext,vietnamese}-*'],
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
    screenFiles({
      domains: fileURLToPath(new URL('src/app/firstPaint/screens.ts', import.meta.url)),
      script: fileURLToPath(new URL('src/app/firstPaint/preloadScreen.ts', import.meta.url)),
      target: oldestEngine,
      known: /\/(index|react|libraries|rolldown-runtime|signIn|guestDomains|common)-[\w-]+\.js$/,
    }),
    firstPaint({
      script: fileURLToPath(new URL('src/app/firstPaint/page.ts', import.meta.url)),
      markup: fileURLToPath(new URL('src/app/firstPaint/markup.tsx', import.meta.url)),
      facts: firstFacts,
      target: oldestEngine,
    }),
    splashFirst(),
    minifyAgain(),
    compress(),
  ],
  build: {
    target: oldestEngine,
    cssTarget: oldestEngine,
    // Chromium preloads modules by itself; where a browser does not, they come as they are imported.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' ? preloaded(file, files) : files,
    },
    sourcemap: false,
    // Each is already counted by the budget; computing it again costs a second a build.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first screen needs comes in three pieces of like weight, not twenty, each read and run in a task
            // of its own; the two of libraries outlive releases. React's renderer is the heaviest, and alone; the router,
            // which imports it, is with the app.
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
        // Each name stands in a chunk that a guest waits for: a short hash tells versions apart as well.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: (chunk) =>
          chunk.facadeModuleId?.includes('/locales/')
            ? `assets/locale/[name]${/\?(screens|extra)$/.exec(chunk.facadeModuleId)?.[0].replace('?', '.') ?? ''}-[hash:7].js`
            : 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    proxy: backend
      ? Object.fromEntries(
          hotelPaths.map((path) => [
            path,
            // A hotel takes calls from its own pages alone; to it this one is.
            { target: backend, changeOrigin: true, ws: true, headers: { origin: new URL(backend).origin } },
          ]),
        )
      : {},
  },
})
