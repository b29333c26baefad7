/** Runs after every browser test. */
import { afterAll, afterEach } from 'vitest'
import { endGuests } from './guest.ts'
import { closeHotels } from './hotel.ts'
import { closeTelevisions } from './oldChromium.ts'

afterAll(closeHotels)
afterEach(closeTelevisions)
afterEach(({ task }) => endGuests({ name: task.name, hasFailed: task.result?.state === 'fail' }))
