// Which modules share a file. The bundler would give nearly each module that two others import a file of its own.
// `npm run chunks` prints what a guest loads: without these groups the way to home takes 51 files and 74 kB
// in place of 5 and 58. A group takes the modules that match `test` with all that they import, unless a group of higher
// priority has them.

const domainOf = (id: string) => /\/src\/domains\/(\w+)\//.exec(id)?.[1] ?? null

export const chunkGroups = [
  // The first screen is loaded in three chunks of similar size; the two of libraries stay the same across releases. The
  // router, which imports React's renderer, is in the app's chunk.
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /node_modules\/(?!(react-(router|router-dom|dom)|scheduler)\/)/,
    priority: 30,
  },
  { name: 'react', tags: ['$initial' as const], test: /node_modules\/(react-dom|scheduler)\//, priority: 20 },
  { name: 'app', tags: ['$initial' as const], priority: 10 },
  { name: 'signIn', test: /\/src\/(app\/signIn\.ts|domains\/login\/OutcomeParts\.tsx)$/, priority: 9 },
  {
    // What home shares with dialogs before the sign-in, which need no other code of a signed-in guest.
    name: 'common',
    test: /\/(@mui\/material\/(Paper\/Paper|IconButton\/IconButton|utils\/useSlot)|src\/ui\/(Picture|SectionTitle|icon)|src\/shell\/screens\/LoadingLine|src\/domains\/externalLink\/paths)\.\w+$/,
    priority: 8,
  },
  {
    // With the modules that home shares with most screens, which therefore do not load home.
    name: 'guest',
    test: /\/src\/(app\/guestDomains|shell\/(bar\/Bars|bottomNav\/BottomNav|frame\/GuestOverlays)|core\/(time\/(dates|dayName|useNow)|domains\/useScreenParams|sending\/attempt|text\/isolate)|domains\/(formats\/(useTimes|useTemperature)|shop\/infos|quickCalls\/useReceptionCall|offline\/useHotelNeeded))\.tsx?$/,
    priority: 7,
  },
  {
    name: 'home',
    test: /\/src\/domains\/(home\/HomeScreen|content\/(ContentRoute|saga))\.tsx?$/,
    priority: 6,
  },
  { name: 'dialog', test: /\/src\/ui\/SheetDialog\.tsx$/, priority: 5 },
  // What is told without a connection, loaded while there is one.
  { name: 'offline', test: /\/src\/domains\/offline\/(AsOf|HotelNeeded)Part\.tsx$/, priority: 4 },
  // What dialogs before the sign-in share with screens.
  { name: 'rows', test: /\/src\/ui\/Row\.tsx$/, priority: 4 },
  // What all that send something once share; few guests need it on their way to home.
  {
    name: 'sending',
    test: /\/src\/(core|domains)\/sending\/(saga|slice|sendOnce\.saga|doubtWords)\.ts$/,
    priority: 4,
  },
  // What screens share; the library that cleans markup is large, and few need it. The pagination of a list is needed
  // by screens that the shop does not lead to.
  {
    name: 'shared',
    test: /\/src\/(core(?!\/text\/markup)|ui(?!\/(Pager|Facts)\.)|domains\/formats|contract\/(looseId|money|moments|uniqueBy)\.)/,
    minShareCount: 4,
    priority: 3,
  },
  // The shop needs the state of the orders, and not the words of its domain's screens.
  {
    name: 'ordersState',
    test: /\/src\/(domains\/orders\/(slice|placedOrder\.types)|contract\/shopPushes)\.ts$/,
    priority: 2,
  },
  // What the screens of one domain share.
  { name: domainOf, debugName: 'domain', minShareCount: 2, priority: 1 },
]
