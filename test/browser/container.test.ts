import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startAppContainer, startHotelContainer } from './harness/container.ts'
import { guest } from './harness/index.ts'
import { arrive } from './journeys.ts'

it('OPS-03 both containers start as the image says, are healthy, and a guest signs in through them', async () => {
  const hotel = await startHotelContainer()
  // Without the tools of the build, which have more than a gigabyte.
  expect(hotel.sizeMb).toBeLessThan(120)
  expect(await readdir(join(hotel.folder, 'node_modules'))).not.toContain('vite')
  const app = await startAppContainer(hotel.origin)
  const { page, leave } = await guest()
  await arrive(page, app.origin)
  await leave()
  await app.stop()
  expect(await app.isHealthy()).not.toBe('healthy')
})
