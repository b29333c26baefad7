/** The data of a content page that the hotel provides in addition to its files. */
import * as v from 'valibot'
import { call } from './define.ts'
import { list } from './values.ts'

/**
 * Addresses of pictures in the hotel's order. `gallery/spa*`: files in the folder `gallery` whose names begin with
 * `spa`.
 */
export const getMultiImagesFromFolderPattern = call({
  module: 'SQMOD_GlobalFunctions',
  function: 'getMultiImagesFromFolderPattern',
  ask: v.strictObject({
    project_id: v.pipe(v.string(), v.nonEmpty()),
    folder_pattern: v.pipe(v.string(), v.nonEmpty()),
  }),
  answer: v.object({ images: list(v.pipe(v.string(), v.nonEmpty())) }),
})
