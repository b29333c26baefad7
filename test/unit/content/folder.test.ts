import { afterEach, expect, it } from 'vitest'
import { folders } from '../../../src/domains/content/slice.ts'
import { sessionSlice } from '../../../src/domains/session/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

afterEach(endTest)

it('the pictures of a folder are asked for once, however often they are shown, and those without an address left out', async () => {
  const app = runOnStore({
    saga: folders.saga,
    slices: [folders.slice, sessionSlice] as never,
    answer: () => ({ images: ['/spa-1.jpg', ' ', '/spa-2.jpg'] }),
  })
  app.dispatch(folders.needed('spa'))
  app.dispatch(folders.needed('spa'))
  await expect.poll(() => folders.select(app.root(), 'spa').status).toBe('success')
  app.dispatch(folders.needed('spa'))
  app.dispatch(folders.needed(''))
  await app.settle()
  expect(app.asked.map(([name]) => name)).toEqual(['getMultiImagesFromFolderPattern'])
  expect(folders.select(app.root(), 'spa').value).toEqual(['/spa-1.jpg', '/spa-2.jpg'])
})
