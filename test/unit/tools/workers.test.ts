import { expect, it } from 'vitest'
import { workersFor } from '../../tools/workers.ts'

it('uses the cores, as far as the memory goes', () => {
  expect(workersFor({ cores: 2, gigabytes: 24 })).toEqual({
    lanes: 2,
    app: 2,
    browser: 4,
    areTogether: false,
  })
  expect(workersFor({ cores: 1, gigabytes: 1 })).toEqual({ lanes: 2, app: 1, browser: 1, areTogether: false })
  expect(workersFor({ cores: 4, gigabytes: 8 })).toEqual({ lanes: 2, app: 4, browser: 5, areTogether: false })
  expect(workersFor({ cores: 8, gigabytes: 32 })).toEqual({ lanes: 4, app: 4, browser: 8, areTogether: true })
  // Sixteen cores in a container with little memory.
  expect(workersFor({ cores: 16, gigabytes: 6 })).toEqual({
    lanes: 2,
    app: 4,
    browser: 4,
    areTogether: false,
  })
})
