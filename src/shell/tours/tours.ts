import type { ScreenName } from '../../domains/addresses.ts'

/** A step explains the part of the screen that is marked `data-tour="{part}"`. Texts are keys of the catalogue. */
export interface TourStep {
  part: string
  title: string
  text: string
  /** What is pointed at, where that is not the marked element itself. */
  find?: (marked: Element) => Element | null
  /** A part of the shell: explained along with the screen's own, and no reason for a tour by itself. */
  isOfShell?: boolean
}

const step = (part: string, words: string, find?: TourStep['find']): TourStep => ({
  part,
  title: `tours.${words}.title`,
  text: `tours.${words}.text`,
  ...(find && { find }),
})
const ofShell = (part: string, words: string): TourStep => ({ ...step(part, words), isOfShell: true })

const first = (marked: Element) => marked.firstElementChild
const button = (marked: Element) => marked.closest('a, button')

/** Home is the first page of the menu, or the landing page where there is none. */
const home = [
  step('home-stay', 'home.stay'),
  step('home-likely', 'home.likely'),
  step('home-services', 'home.services'),
  ofShell('menu', 'home.menu'),
  ofShell('guest', 'home.guest'),
  ofShell('nav', 'home.nav'),
]

const roomControl = [
  step('room-areas', 'roomControl.areas', first),
  step('room-light', 'roomControl.light'),
  step('room-blind', 'roomControl.blind'),
  step('room-climate', 'roomControl.climate'),
  step('room-schedule', 'roomControl.schedule'),
]

/** The guided tours, one line a screen. A step whose part is not on the screen is left out (TOUR-04). */
export const tours: Partial<Record<ScreenName, readonly TourStep[]>> = {
  home,
  contentpage: home,
  roomControl,
  demoRoomControl: roomControl,
  roomCamera: [
    step('camera-pictures', 'camera.pictures'),
    step('camera-bell', 'camera.bell'),
    step('camera-refresh', 'camera.refresh', button),
  ],
  mobileKey: [step('key-open', 'key.open'), step('key-valid', 'key.valid')],
  shop: [
    step('shop-groups', 'shop.groups', first),
    step('shop-items', 'shop.items', first),
    step('cart-bar', 'shop.cart', button),
  ],
  shopProduct: [
    step('product-choices', 'product.choices'),
    step('product-quantity', 'product.quantity'),
    step('product-add', 'product.add'),
  ],
  shopCart: [
    step('cart-lines', 'cart.lines', first),
    step('cart-delivery', 'cart.delivery'),
    step('cart-send', 'cart.send', button),
  ],
  remoteControl: [
    step('remote-power', 'remote.power'),
    step('remote-pad', 'remote.pad'),
    step('remote-rockers', 'remote.rockers'),
  ],
}
