import { afterEach, expect, it } from 'vitest'
import { contentSaga } from '../../../src/domains/content/saga.ts'
import { contentSlice, folderWanted } from '../../../src/domains/content/slice.ts'
import { sessionSlice } from '../../../src/domains/session/slice.ts'
import { endTest } from '../../app/atEnd.ts'
import { runOnStore } from '../runOnStore.ts'

afterEach(endTest)

it('the pictures of a folder are asked for once, however often they are shown, and those without an address left out', async () => {
  const app = runOnStore({
    saga: contentSaga,
    slices: [contentSlice, sessionSlice] as never,
    answer: () => ({ images: ['/spa-1.jpg', ' ', '/spa-2.jpg'] }),
  })
  app.dispatch(folderWanted('spa'))
  app.dispatch(folderWanted('spa'))
  await expect.poll(() => app.state(contentSlice).folders.spa?.status).toBe('success')
  app.dispatch(folderWanted('spa'))
  app.dispatch(folderWanted(''))
  await app.settle()
  expect(app.asked.map(([name]) => name)).toEqual(['getMultiImagesFromFolderPattern'])
  expect(app.state(contentSlice).folders.spa?.value).toEqual(['/spa-1.jpg', '/spa-2.jpg'])
})
