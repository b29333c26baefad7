/** The six things that a guest sends to the hotel once: how each is opened, filled in and pressed, and what the hotel has. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { openRequest } from '../content/openRequest.ts'
import { openStrength, openWednesday } from '../courses/helpers.ts'
import { type openApp, openHotel } from '../harness.tsx'
import { fillPickup } from '../pickup/fillPickup.ts'
import { leaveCart } from '../shop/openShop.ts'

export type App = Awaited<ReturnType<typeof openApp>>
export type Hotel = App['hotel']

/** How the guest has come to the place: first, back from home in the same tab, or by a reload of the tab. */
export type At = 'new' | 'left' | 'reloaded'

export interface Sender {
  what: string
  openHotel: () => Promise<Hotel>
  /** Path of the place from which it is sent. */
  path: string
  /** What the device has before the app is opened. */
  before?: () => void
  /** The call over the channel, or the path over HTTP. */
  call: { module: string; function: string } | { path: string }
  /** Fills in what is needed, and waits for the button. */
  prepare: (app: App, at?: At) => Promise<unknown>
  press: (app: App) => Promise<unknown>
  /** Closes what prevents the guest from going elsewhere. */
  close?: (app: App) => Promise<unknown>
  /** What the place says of an attempt that may have arrived. */
  doubt: RegExp
  /** What would be a lie about something that the hotel has. */
  failed: RegExp
  /** What the place shows once the hotel has it, and is known to. */
  done: () => Promise<unknown>
  /** What tells the guest elsewhere that the hotel has it. */
  notice: string
  /** Heading of the card on home, and of the question before a repetition. */
  title: string
  /** Films ask nobody: the app reads from the hotel whether they are bought. */
  asks: boolean
  /** Name of the link on home. */
  link: string
  /** How many of them the hotel has; films and packages are those of one room. */
  count: (hotel: Hotel, room?: string) => number
}

const requestDoubt = /^Your request may have reached us, although our answer did not reach you/
const requestTitle = 'Has your request arrived?'
const requestFailed = /Sending the request failed/
const email = { module: 'SQMOD_EMail', function: 'sendEMail' }
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const pressButton =
  (name: string | RegExp) =>
  async ({ user }: App) =>
    user.click(await button(name))

export const closeDialog = async ({ user }: App) => {
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const inDialog =
  (name: string | RegExp) =>
  async ({ user }: App) => {
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name }))
  }

const film = (kind: 'film' | 'package', path: string, link: string, done: string | RegExp): Sender => ({
  what: kind,
  openHotel,
  path,
  call: { module: 'SQMOD_VideoOnDemand', function: 'getBuyMovie' },
  prepare: async (app) => {
    await pressButton(/^Buy/)(app)
    await screen.findByRole('dialog', { name: link })
  },
  press: inDialog(/^Buy/),
  close: closeDialog,
  doubt: /^The hotel has not answered, so we do not know yet/,
  failed: /Purchase failed/,
  done: () => screen.findByText(done),
  notice: `Your purchase is complete: ${link}`,
  title: requestTitle,
  asks: false,
  link,
  count: (hotel, room = '101') => hotel.desk.room(room).purchases.length,
})

export const senders: Sender[] = [
  {
    what: 'order',
    openHotel,
    path: '/shop/cart',
    before: leaveCart,
    call: { module: 'SQMOD_RetailSystem', function: 'transmitOrder' },
    prepare: () => button(/^Send order/),
    press: pressButton(/^Send order/),
    doubt: /^An unexpected error occurred when sending the order, please contact reception/,
    failed: /Your order failed|Failed to send the order/,
    done: () => screen.findByText('Thank you, your order has been sent.'),
    notice: 'Thank you, your order has been sent.',
    title: 'Has your order arrived?',
    asks: true,
    link: 'Room service',
    count: (hotel) => hotel.desk.orders().length,
  },
  film('film', '/vod/movies/41', 'The Long Shore', 'Play'),
  film('package', '/vod/packagedetail/7', 'Weekend pass', /^This package is yours/),
  {
    what: 'course',
    openHotel: openWednesday,
    path: '/courses',
    call: { path: '/api/tac/v1/add-booking-class' },
    prepare: async (app, at) => {
      const dialog =
        at === 'reloaded'
          ? within(await screen.findByRole('dialog', { name: 'Strength for travellers' }))
          : await openStrength(app)
      const persons = dialog.getByLabelText(/^Number of persons/)
      await app.user.clear(persons)
      await app.user.type(persons, '1')
    },
    press: inDialog('Book'),
    close: closeDialog,
    doubt: requestDoubt,
    failed: /Booking failed/,
    done: () => screen.findByText('Your course is booked.'),
    notice: 'Your course is booked.',
    title: requestTitle,
    asks: true,
    link: 'Strength for travellers',
    count: (hotel) => hotel.desk.bookings().length,
  },
  {
    what: 'pickup',
    openHotel,
    path: '/pickup',
    call: email,
    prepare: async (app, at = 'new') => {
      if (at === 'new') await fillPickup(app)
      await screen.findByRole('heading', { level: 2, name: 'Your request' })
    },
    press: pressButton('Send the request'),
    doubt: requestDoubt,
    failed: requestFailed,
    done: () => screen.findByText('Your request has been sent.'),
    notice: 'Your request has been sent.',
    title: requestTitle,
    asks: true,
    link: 'Transfer',
    count: (hotel) => hotel.desk.requests().length,
  },
  {
    what: 'request of a page',
    openHotel,
    path: '/cp/11',
    call: email,
    prepare: (app, at) =>
      at === 'reloaded' ? screen.findByRole('dialog', { name: 'Massage of the house' }) : openRequest(app),
    press: inDialog('Send request'),
    close: closeDialog,
    doubt: requestDoubt,
    failed: requestFailed,
    done: () => screen.findByText('Your request has been sent.'),
    notice: 'Your request has been sent.',
    title: requestTitle,
    asks: true,
    link: 'Treatment: massage of the house',
    count: (hotel) => hotel.desk.mails().length,
  },
]

/** As the rows of `it.each`. */
export const each = senders.map((sender) => [sender.what, sender] as const)
