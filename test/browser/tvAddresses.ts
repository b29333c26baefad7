import { wholeRegistry } from '../unit/domains/wholeRegistry.ts'

/** By screen, addresses that show it full, empty, and for an item that does not exist. */
const given: Record<string, string[]> = {
  home: ['/'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  accessibility: ['/accessibility'],
  language: ['/language'],
  contentpage: ['/cp/10', '/cp/11', '/cp/777'],
  page: ['/page/10'],
  courses: ['/courses'],
  destination: ['/destination'],
  destinationEntry: ['/destination/1/1'],
  epg: ['/epg'],
  epgChannel: ['/epg/501', '/epg/99999'],
  tvall: ['/tvall'],
  tvgroup: ['/tvgroup?onclickVal=news', '/tvgroup?onclickVal=gardening'],
  vodBrowse: ['/vod/browse', '/vod/browse?search=xyzzy'],
  vodPackages: ['/vod/packages'],
  vodPackagesByMovie: ['/vod/packagesByMovie/41'],
  vodPackage: ['/vod/packagedetail/7', '/vod/packagedetail/99'],
  vodProtected: ['/vod/movies/protectedConfirmation/194'],
  vodMovie: ['/vod/movies/41', '/vod/movies/99999'],
  webradio: ['/webradio'],
  shop: ['/shop/flow/1', '/shop/flow/1?find=xyzzy', '/shop/flow/99'],
  shopProduct: ['/shop/flow/1/product/1019'],
  shopCart: ['/shop/cart'],
  orders: ['/orders'],
  bill: ['/billpreview'],
  flights: ['/flightinfo'],
  weather: ['/weather/0'],
  wakeUp: ['/wakeUp'],
  sleeptimer: ['/sleeptimer'],
  streamingDevices: ['/streamingDevices/chromecast', '/streamingDevices/nothing'],
  pickup: ['/pickup'],
  search: ['/search?q=spa', '/search?q=xyzzy'],
  tvMessage: ['/tv-message'],
  mobileKey: ['/demo/mobilekey'],
  demoVoip: ['/demo/voip'],
  remoteControl: ['/remote-control'],
  roomControl: ['/room-control'],
  roomCamera: ['/room-camera'],
}

/** Screens that redirect out of the app or to another screen, or that belong to modes that no television has. */
export const elsewhereOnTelevision = [
  'login',
  'link',
  'tel',
  'email',
  'vod',
  'moreNav',
  'demoBill',
  'demoMessenger',
  'demoMaps',
  'demoRoomControl',
]

const screens = wholeRegistry().screens()
/** The screens of a television by name; one that is not given above is shown at its path. */
export const televisionAddresses: Record<string, string[]> = {
  ...given,
  ...Object.fromEntries(
    screens
      .filter(
        ({ name, path }) => !(name in given) && !elsewhereOnTelevision.includes(name) && !path.includes(':'),
      )
      .map(({ name, path }) => [name, [path]]),
  ),
}
