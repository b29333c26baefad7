/** The types of a content page. */
export const pageTypes = ['list', 'banner', 'html']

const actions =
  'What it opens: "contentpage|1", "openShop|2", the name of a screen such as "vod", or a path. skins/README.md lists all.'

/** What each field of a skin is for, as an editor shows it. */
export const descriptions: Readonly<Record<string, string>> = {
  // Menus.
  header: 'The head of the menu.',
  logo: 'The logo at the head of the menu: /ONEapp/skins/{project}/logo.svg',
  menu: 'The items of the menu, in their order. The first ones are the tiles of the home screen.',
  submenu: 'Items below this one.',
  onclick: `${actions} Walk-ins get this one first.`,
  oneapp_onclick: `${actions} Guests get this one first, and "onclick" if it is empty.`,
  isPage: 'True if the action is the number of a content page.',
  image: 'The picture of the tile: /ONEapp/skins/{project}/menu/welcome.webp, 4:3, about 640 pixels wide.',
  id: 'A menu item has the same id in every language; links name a theme by its id: theme=1.',
  // Pages.
  type: 'list: entries below each other; banner: large pictures, one at a time; html: markup of your own.',
  dataMap: 'New names of the fields of your entries: { "headline": "Header" }.',
  list: 'The entries of the page.',
  script: 'True if there is custom/script_{number}.js.',
  html: 'True if there is custom/html_{number}.html.',
  style: 'True if there is custom/style_{number}.css.',
  Header: 'The heading of the entry.',
  Description: 'The text of the entry.',
  Image: 'The picture of the entry: /ONEapp/skins/{project}/pages/spa.webp',
  action: actions,
  folder_pattern: 'A gallery: the folder and the start of the pictures’ names, gallery/spa*.',
  request: 'A request that guests can send to the hotel from here.',
  wifi: 'A network of the hotel, which guests join by a QR code.',
  sublist: 'Entries that open when the guest chooses this one.',
  ssid: 'The name of the network.',
  password: 'Leave it out for an open network.',
  security: 'WEP, or leave it out for WPA of any version.',
  hidden: 'True if the network does not broadcast its name.',
  default: 'The number of the page for languages that are not named here.',
  // Theme and settings.
  title: 'What the guest reads.',
  logoImage: 'The logo of the sign-in: /ONEapp/skins/{project}/mark.svg',
  primary: 'The hotel’s colour, #2C7A57. The app adjusts its lightness until it is legible.',
  dark: 'True for the dark scheme.',
  toolbarBackground: 'The colour of the top bar.',
  toolbarDark: 'True for light text on the top bar.',
  login: 'The sign-in: further fields, and the pictures behind it by the hour.',
  fields: 'Further fields of the sign-in: checkin, password, email.',
  pictures:
    'Addresses by light, with {shape} for portrait and landscape: /ONEapp/skins/{project}/login/day-{shape}.webp',
  payment: 'Ways to pay an order besides cash and card.',
  promoUrl: 'The address of the hotel’s offers, https.',
  timezone: 'The zone of the hotel: Europe/Vienna.',
  mail: 'Addresses by department: courses, cleaning, reception.',
  voip: 'Telephone numbers of the departments.',
  onekey: 'The door locks: vendor assa_abloy or salto.',
}
