/** What a content page asks the hotel for beyond its files. */
import * as v from 'valibot'
import { call } from './define.ts'
import { list } from './values.ts'

/** Addresses of the pictures in a folder of the skin, in the hotel's order. `gallery/spa*` names the folder and how a name begins. */
export const getMultiImagesFromFolderPattern = call({
  module: 'SQMOD_GlobalFunctions',
  function: 'getMultiImagesFromFolderPattern',
  ask: v.strictObject({
    project_id: v.pipe(v.string(), v.nonEmpty()),
    folder_pattern: v.pipe(v.string(), v.nonEmpty()),
  }),
  answer: v.object({ images: list(v.pipe(v.string(), v.nonEmpty())) }),
})

export const contentCalls = {
  'SQMOD_GlobalFunctions.getMultiImagesFromFolderPattern': getMultiImagesFromFolderPattern,
}
