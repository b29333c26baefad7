import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bodyInstead } from '../badAnswers.ts'
import { card, controlsPath, openRoom } from './openRoom.ts'

const lamp = { id: 'lamp', type: 'light', title: 'Lamp', min: 10, max: 90, step: 5 }

const layout = (more: object, value: unknown = 10) =>
  JSON.stringify({
    assignments: [{ room: 'bedroom', assignedCommandIds: ['lamp'] }],
    commands: [lamp],
    groups: [],
    state: { bedroom: { lamp: value } },
    ...more,
  })

it('ROOM-06 a group without a title has no heading: its id is not one', async () => {
  const groups = [
    {
      id: 'g',
      title: 'Lights',
      assignedCommandIds: [],
      groups: [{ id: 'g-sub', assignedCommandIds: ['lamp'] }],
    },
  ]
  bodyInstead(controlsPath, layout({ groups }))
  await openRoom()
  await screen.findByRole('heading', { level: 2, name: 'Lights' })
  await card('Lamp')
  expect(screen.queryByText('g-sub')).toBeNull()
})

it('ROOM-15 a light that has a minimum burns at it, and has no switch to turn it off', async () => {
  bodyInstead(controlsPath, layout({}))
  await openRoom()
  const light = await card('Lamp')
  expect(light.getByText('11%')).toBeDefined()
  expect(light.queryByText('Off')).toBeNull()
  expect(light.queryByRole('switch')).toBeNull()
})

it('ROOM-15 a light is switched on again as bright as it was', async () => {
  const app = await openRoom()
  await app.openArea('Living room')
  const light = await card('Main light')
  const slider = light.getByRole<HTMLInputElement>('slider')
  fireEvent.change(slider, { target: { value: '45' } })
  await waitFor(() => expect(slider.value).toBe('45'))
  const disc = light.getByRole('switch')
  await app.user.click(disc)
  await waitFor(() => expect(slider.value).toBe('0'))
  await app.user.click(disc)
  await waitFor(() => expect(slider.value).toBe('45'))
})

it('ROOM-18 a fan whose hotel writes OFF in capitals is off', async () => {
  const fan = { id: 'fan', type: 'fanspeed', title: 'Fan', options: ['OFF', 'LOW', 'HIGH'] }
  const assignments = [{ room: 'bedroom', assignedCommandIds: ['fan'] }]
  bodyInstead(controlsPath, layout({ assignments, commands: [fan], state: { bedroom: { fan: 'OFF' } } }))
  const app = await openRoom()
  const speeds = await screen.findByRole('radiogroup', { name: 'Fan' })
  const isLit = () => speeds.closest('[data-wide]')?.hasAttribute('data-on')
  expect(isLit()).toBe(false)
  await app.user.click(screen.getByRole('radio', { name: 'LOW' }))
  await waitFor(() => expect(isLit()).toBe(true))
})

it('ROOM-01 what another device switched is shown when the page gets the focus, also where the hotel tells nobody', async () => {
  bodyInstead(controlsPath, layout({}, 40))
  await openRoom()
  await (await card('Lamp')).findByText('44%')
  bodyInstead(controlsPath, layout({}, 90))
  window.dispatchEvent(new Event('focus'))
  await (await card('Lamp')).findByText('100%')
})

it.each([
  ['no value', null, '22.5', 'On'],
  ['no word of being on', { target: 21, current: 22 }, '21.5', 'On · now 22.0 °C'],
])(
  'ROOM-20 an air conditioning with %s has a switch, and keeps the shape of its value',
  async (_, value, target, state) => {
    const air = { id: 'ac', type: 'aircondition', title: 'Air', min: 16, max: 28, step: 0.5, unit: 'C' }
    const assignments = [{ room: 'bedroom', assignedCommandIds: ['ac'] }]
    bodyInstead(controlsPath, layout({ assignments, commands: [air], state: { bedroom: { ac: value } } }))
    const app = await openRoom()
    const shown = await card('Air')
    expect(shown.getByRole('switch').getAttribute('aria-checked')).toBe('false')
    await app.user.click(shown.getByRole('button', { name: 'Warmer, Air' }))
    await waitFor(() => expect(shown.getByRole('status').textContent).toBe(`${target}\u00a0°C`))
    await app.user.click(shown.getByRole('switch'))
    await shown.findByText(state)
  },
)
