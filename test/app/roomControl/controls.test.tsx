import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectDoorbellOn } from '../../../src/domains/camera/slice.ts'
import { connect } from '../../unit/hotel/device.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { openHotel, openSignedIn, place } from '../harness.tsx'
import { card, controlsPath, openRoom, tile, wideWindow } from './openRoom.ts'

const headings = (level: number) =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('heading', { level })
    .map(({ textContent }) => textContent)

const isChecked = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true'

describe('the room', () => {
  it('ROUTE-09, ROOM-01, ROOM-03, ROOM-04, HTTP-04, BNAV-08, MENU-28 opens from the menu and from the bar, the whole suite first', async () => {
    wideWindow()
    const app = await openSignedIn()
    const bar = await screen.findByRole('navigation', { name: 'Main' })
    await app.user.click(await within(bar).findByRole('link', { name: 'Room control' }))
    await screen.findByRole('heading', { level: 1, name: 'Room control' })
    expect(place()).toBe('/room-control')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      ...['Whole suite', 'Living room', 'Bedroom 1', 'Bedroom 2', 'Bathroom', 'Entrance'],
    ])
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))[0]).toBe('true')
    const [asked] = await app.desk.calls({ module: 'HTTP', function: `GET ${controlsPath}` })
    expect(asked?.data).toEqual({ roomNr: '101' })
  })

  it('ROOM-06, ROOM-05 shows the hotel’s groups as headings within a room, nested as given', async () => {
    const app = await openRoom()
    await app.openArea('Living room')
    expect(headings(2)).toEqual(['Lights', 'Blinds and shade', 'Climate'])
    expect(headings(3)).toEqual(['Fresh air'])
    within(screen.getByRole('region', { name: 'Fresh air' })).getByRole('switch', { name: 'Ceiling fan' })
  })

  it('ROOM-19, ROOM-20, ROOM-21 the whole suite has the temperatures of its rooms as well as its lights', async () => {
    startFakeClock()
    const app = await openRoom()
    await tile('All lights')
    expect(headings(2)).toEqual([
      ...['Lights', 'Living room', 'Bedroom 1', 'Bedroom 2', 'Bathroom', 'Housekeeping'],
    ])
    const bedroom = within(screen.getByRole('region', { name: 'Bedroom 1' }))
    const heating = within(bedroom.getByRole('group', { name: 'Heating' }))
    await app.user.click(heating.getByRole('button', { name: 'Cooler, Heating' }))
    await passUntil(() => expect(app.stored('bedroom1').heating).toBe(20))
    expect(await app.sent()).toEqual([{ room: 'bedroom1', command: { id: 'heating', value: 20 } }])
    await app.openArea('Bedroom 1')
    expect((await card('Heating')).getByRole('status').textContent).toBe('20.0\u00a0°C')
  })

  it('ROOM-26, ERR-04, BNAV-08 a room without controls says so and has no item in the bar', async () => {
    await openRoom({ room: '106', name: 'Schmidt', query: 'lang=en' })
    await screen.findByText('no content available for this module')
    expect(screen.queryByRole('link', { name: 'Room control' })).toBeNull()
    within(screen.getByRole('main')).getByRole('link', { name: 'Home' })
  })

  it('ROOM-01 the screen keeps its own state: the room, the open schedule and its ticked days', async () => {
    const app = await openRoom()
    await app.user.click((await card('Cleaning')).getByRole('button', { name: 'Choose times' }))
    await app.user.click(await screen.findByRole('checkbox', { name: 'Thursday' }))
    const reads = () => app.desk.calls({ module: 'HTTP', function: `GET ${controlsPath}` })
    const before = (await reads()).length
    act(() => app.services.history.go('/language'))
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    act(() => app.services.history.go('/room-control'))
    const again = within(await screen.findByRole('dialog', { name: 'Cleaning' }))
    expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Thursday' }).checked).toBe(true)
    await app.user.click(again.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await app.openArea('Bathroom')
    act(() => app.services.history.go('/language'))
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    act(() => app.services.history.go('/room-control'))
    const tab = await screen.findByRole('tab', { name: 'Bathroom' })
    expect(tab.getAttribute('aria-selected')).toBe('true')
    await waitFor(async () => expect(await reads()).toHaveLength(before + 2))
  })

  it('ROOM-12 light, awning, fan speed and temperature are as the guest left them, and so are schedule and days', async () => {
    startFakeClock()
    const app = await openRoom()
    const leaveAndReturn = async () => {
      act(() => app.services.history.go('/language'))
      await screen.findByRole('heading', { level: 1, name: 'Language' })
      act(() => app.services.history.go('/room-control'))
    }
    await app.openArea('Living room')
    const light = async () => (await card('Main light')).getByRole<HTMLInputElement>('slider')
    const speed = async () =>
      within(await screen.findByRole('radiogroup', { name: 'Fan speed' })).getByRole<HTMLInputElement>(
        'radio',
        {
          name: '2',
        },
      )
    const awning = async () =>
      (await card('Terrace awning')).getByRole('button', { name: 'In, Terrace awning' })
    fireEvent.change(await light(), { target: { value: '35' } })
    await app.user.click(await speed())
    await app.user.click(await awning())
    await passUntil(() =>
      expect(app.stored('livingroom')).toMatchObject({ 'light.main': 35, 'fan.speed': '2', marquise: 'in' }),
    )
    await app.openArea('Bedroom 1')
    const degrees = async () => (await card('Air conditioning')).getByRole('status').textContent
    await app.user.click((await card('Air conditioning')).getByRole('button', { name: /^Warmer/ }))
    await passUntil(() => expect(app.stored('bedroom1').ac).toMatchObject({ target: 22 }))
    const chosen = await degrees()
    await leaveAndReturn()
    expect(await degrees()).toBe(chosen)
    await app.openArea('Living room')
    expect([(await light()).value, (await speed()).checked]).toEqual(['35', true])
    const shade = await card('Terrace awning')
    expect(shade.getAllByText('In').filter((text) => !text.closest('button'))).toHaveLength(1)
    await app.openArea('Whole suite')
    await app.user.click((await card('Cleaning')).getByRole('button', { name: 'Choose times' }))
    await app.user.click(await screen.findByRole('checkbox', { name: 'Thursday' }))
    await leaveAndReturn()
    const again = within(await screen.findByRole('dialog', { name: 'Cleaning' }))
    expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Thursday' }).checked).toBe(true)
  })

  it('ROOM-01 is asked for once by who comes straight to it, once for a visit, and once by a page that is shown again', async () => {
    startFakeClock()
    const app = await openRoom()
    const reads = async () =>
      (await app.desk.calls({ module: 'HTTP', function: `GET ${controlsPath}` })).length
    /** Waits until earlier requests are answered, by a call that is answered after them. */
    const settled = async () => {
      await app.services.hotel.call(
        (await import('../../../src/contract/language.ts')).getActiveLanguages,
        {},
      )
      await screen.findByRole('tab', { name: 'Living room' })
    }
    await app.openArea('Living room')
    await settled()
    expect(await reads()).toBe(1)
    act(() => app.services.history.go('/language'))
    await screen.findByRole('heading', { level: 1, name: 'Language' })
    act(() => app.services.history.go('/room-control'))
    await settled()
    expect(await reads()).toBe(2)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(async () => expect(await reads()).toBe(3))
    act(() => void window.dispatchEvent(new Event('focus')))
    await app.user.click(await tile('Floor lamp'))
    await passUntil(() => expect(app.stored('livingroom')['light.floor']).toBe(false))
    expect(await reads()).toBe(3)
    expect(await app.sent()).toHaveLength(1)
  })
})

describe('every kind of control', () => {
  it('ROOM-13, ROOM-14, HTTP-05, ROOM-08 do-not-disturb, with a word for on and for off', async () => {
    const app = await openRoom()
    await app.user.click(await tile('Do not disturb'))
    expect(isChecked(await tile('Do not disturb'))).toBe(true)
    expect((await screen.findByRole('alert')).textContent).toBe('Do not disturb is on')
    expect(app.stored('zentral').dnd).toBe(true)
    await app.user.click(await tile('Do not disturb'))
    await screen.findByText('Do not disturb is off')
    expect(app.stored('zentral').dnd).toBe(false)
    expect(await app.sent()).toEqual([
      { room: 'zentral', command: { id: 'dnd', value: true } },
      { room: 'zentral', command: { id: 'dnd', value: false } },
    ])
  })

  it('ROOM-15, ROOM-10 a light is switched or dimmed; a switch for all takes the others along', async () => {
    startFakeClock()
    const app = await openRoom()
    await app.openArea('Living room')
    const main = await card('Main light')
    const slider = main.getByRole<HTMLInputElement>('slider', { name: 'Main light' })
    expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['60', '60%'])
    // jsdom does not implement the dragging of a native slider: the event only changes its value.
    fireEvent.change(slider, { target: { value: '35' } })
    expect(main.getByText('35%')).toBeDefined()
    await passUntil(() => expect(app.stored('livingroom')['light.main']).toBe(35))
    await app.user.click(await tile('Floor lamp'))
    await passUntil(() => expect(app.stored('livingroom')['light.floor']).toBe(false))
    await app.openArea('Whole suite')
    await app.user.click(await tile('All lights'))
    await passUntil(() => expect(app.stored('bathroom')['light.main']).toBe(0))
    await app.openArea('Bathroom')
    await waitFor(async () => expect(isChecked(await tile('Main light'))).toBe(false))
    await app.user.click(await tile('Main light'))
    await passUntil(() => expect(app.stored('bathroom')['light.main']).toBe(60))
  })

  it('ROOM-15 a light that was dimmed comes back as it was, also after another screen', async () => {
    startFakeClock()
    const app = await openRoom()
    await app.openArea('Living room')
    const disc = async () => (await card('Main light')).getByRole('switch', { name: 'Main light' })
    await app.user.click(await disc())
    await passUntil(() => expect(app.stored('livingroom')['light.main']).toBe(0))
    await app.openArea('Bathroom')
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Floor lamp' })).toBeNull())
    await app.openArea('Living room')
    await screen.findByRole('switch', { name: 'Floor lamp' })
    await app.user.click(await disc())
    await passUntil(() => expect(app.stored('livingroom')['light.main']).toBe(60))
  })

  it('ROOM-16, ROOM-17, ROOM-24 blind and awning go, stop and come back; the hotel’s word counts down', async () => {
    startFakeClock()
    const app = await openRoom()
    await app.openArea('Living room')
    const blind = await card('Blind')
    for (const [name, value] of [
      ['Down, Blind', 'down'],
      ['Stop, Blind', 'stop'],
      ['Up, Blind', 'up'],
    ] as const) {
      await app.user.click(blind.getByRole('button', { name }))
      await passUntil(() => expect(app.stored('livingroom').blind).toBe(value))
    }
    const awning = await card('Terrace awning')
    await app.user.click(awning.getByRole('button', { name: 'Out, Terrace awning' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Room control' }))
    dialog.getByText('The awning comes in by itself when the wind gets up.')
    dialog.getByRole('timer', { name: /^Closes in [1-5] seconds$/ })
    await app.user.click(dialog.getByRole('button', { name: 'Close' }))
    await app.user.click(awning.getByRole('button', { name: 'In, Terrace awning' }))
    await passUntil(() => expect(app.stored('livingroom').marquise).toBe('in'))
  })

  it('ROOM-18 the fan is switched and its speed chosen', async () => {
    startFakeClock()
    const app = await openRoom()
    await app.openArea('Living room')
    await app.user.click(await tile('Ceiling fan'))
    await passUntil(() => expect(app.stored('livingroom').fan).toBe(true))
    const speed = screen.getByRole('radiogroup', { name: 'Fan speed' })
    const names = within(speed).getAllByRole<HTMLInputElement>('radio')
    expect(names.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Off', '1', '2', '3', 'Auto'])
    await app.user.click(within(speed).getByRole('radio', { name: '3' }))
    await passUntil(() => expect(app.stored('livingroom')['fan.speed']).toBe('3'))
  })

  it('ROOM-19, ROOM-20, ROOM-21 temperatures between minus and plus', async () => {
    startFakeClock()
    const app = await openRoom()
    await app.openArea('Bedroom 1')
    const air = await card('Air conditioning')
    air.getByText(/now 22.0\s°C/)
    const warmer = air.getByRole('button', { name: 'Warmer, Air conditioning' })
    for (let press = 0; press < 3; press += 1) await app.user.click(warmer)
    expect(air.getByRole('status').textContent).toBe('23.0\u00a0°C')
    await passUntil(() => expect(app.stored('bedroom1').ac).toEqual({ on: true, target: 23, current: 22 }))
    await app.user.click(air.getByRole('switch', { name: 'Air conditioning' }))
    await passUntil(() => expect(app.stored('bedroom1').ac).toMatchObject({ on: false, target: 23 }))
    // On a slow machine each press may be sent by itself, so only the last commands count.
    expect((await app.sent()).slice(-2)).toEqual([
      { room: 'bedroom1', command: { id: 'ac', value: { on: true, target: 23 } } },
      { room: 'bedroom1', command: { id: 'ac', value: { on: false, target: 23 } } },
    ])
    await app.user.click((await card('Heating')).getByRole('button', { name: 'Cooler, Heating' }))
    await passUntil(() => expect(app.stored('bedroom1').heating).toBe(20))
    await app.openArea('Bathroom')
    await app.user.click((await card('Floor heating')).getByRole('button', { name: 'Warmer, Floor heating' }))
    await passUntil(() => expect(app.stored('bathroom')['heating.floor']).toBe(26))
  })

  it('ROOM-22, CONST-11 shows Fahrenheit where the hotel does, and sends what the control’s unit says', async () => {
    startFakeClock()
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', systemValues: { temperature_unit: 'F' } })
    const app = await openRoom({ hotel })
    await app.openArea('Bedroom 1')
    const heating = await card('Heating')
    await waitFor(() => expect(heating.getByRole('status').textContent).toBe('69\u00a0°F'))
    await app.user.click(heating.getByRole('button', { name: 'Warmer, Heating' }))
    expect(heating.getByRole('status').textContent).toBe('70\u00a0°F')
    await passUntil(() => expect(app.stored('bedroom1').heating).toBe(21))
  })
})

describe('the door', () => {
  it('ROOM-23, ROUTE-11 the camera opens the view of the door; the doorbell is switched for this device alone', async () => {
    const app = await openRoom()
    await app.openArea('Entrance')
    const doorbell = await tile('Doorbell')
    expect(isChecked(doorbell)).toBe(true)
    await app.user.click(doorbell)
    expect(isChecked(doorbell)).toBe(false)
    expect(selectDoorbellOn(app.store.getState() as never)).toBe(false)
    expect(await app.sent()).toEqual([])
    const main = within(screen.getByRole('main'))
    await app.user.click(main.getByRole('link', { name: 'Door camera' }))
    await waitFor(() => expect(place()).toBe('/room-camera'))
  })
})

describe('another device of the same room', () => {
  it('ROOM-07 shows a change when the hotel tells it', async () => {
    const app = await openRoom()
    await app.openArea('Living room')
    expect(isChecked(await tile('Floor lamp'))).toBe(true)
    const wall = await connect(app.hotel.origin)
    await wall.signIn('101', 'Berger')
    await fetch(`${app.hotel.origin}${controlsPath}?roomNr=101`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...wall.headers },
      body: JSON.stringify({ room: 'livingroom', command: { id: 'light.floor', value: false } }),
    })
    await waitFor(async () => expect(isChecked(await tile('Floor lamp'))).toBe(false))
    wall.close()
  })

  it('ROOM-01 without a word of the hotel it is read again when the page is seen again', async () => {
    const app = await openRoom()
    await app.openArea('Living room')
    expect(isChecked(await tile('Floor lamp'))).toBe(true)
    const { storeControl } = await import('../../hotel/db/controls.ts')
    storeControl(app.hotel.services.db, '101', {
      ...{ area: 'livingroom', command: 'light.floor', value: false, day: null },
    })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(async () => expect(isChecked(await tile('Floor lamp'))).toBe(false))
  })
})
