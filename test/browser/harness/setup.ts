/** Runs after every browser test. */
import { basename } from 'node:path'
import { afterAll, afterEach, type TestContext } from 'vitest'
import { endGuests, endStays } from './guest.ts'
import { closeHotels } from './hotel.ts'
import { closeTelevisions } from './oldChromium.ts'
import { closeWebServers } from './webServer.ts'

afterAll(async () => {
  await endStays()
  await closeHotels()
})
afterAll(closeWebServers)

/** The name is one of a file, in which names of tests need not be unique. */
const endOf = ({ task }: TestContext) => ({
  name: `${basename(task.file.name, '.test.ts')} ${task.name}`,
  hasFailed: task.result?.state === 'fail',
})

afterEach((context) => closeTelevisions(endOf(context)))
afterEach((context) => endGuests(endOf(context)))
