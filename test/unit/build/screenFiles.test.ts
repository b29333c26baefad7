import { expect, it } from 'vitest'
import { moduleId } from '../../../src/build/screenFiles.ts'

it('OPS-01 a module is found in a folder of any name', () => {
  expect(moduleId('../domains/bill/domain.ts', '/home/Jörg/fre sh #1 100%/src/app/screens.ts')).toBe(
    '/home/Jörg/fre sh #1 100%/src/domains/bill/domain.ts',
  )
})
