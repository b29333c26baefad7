// Pictures of a folder, for the galleries of content pages.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { forVisitor, Refusal } from '../channel/session.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

/** Matches folders below the skin's folder and the start of a file name, but no path that leads out of the skin. */
const patternForm = /^((?:[\w-]+\/)+)([\w-]*)\*?$/
const isPicture = (name: string) => /\.(webp|avif|png|jpe?g)$/.test(name)

export const contentHandlers = (
  services: HotelServices,
): Answers<'SQMOD_GlobalFunctions.getMultiImagesFromFolderPattern'> => ({
  'SQMOD_GlobalFunctions.getMultiImagesFromFolderPattern': forVisitor(
    services,
    ({ project_id, folder_pattern }, { property }) => {
      if (project_id !== property.project) throw new Refusal('not your property')
      const [, folder, start] = patternForm.exec(folder_pattern) ?? []
      if (folder === undefined || start === undefined) throw new Refusal('no such pattern')
      const names = namesIn(join(services.skins, project_id, folder))
      const fitting = names.filter((name) => name.startsWith(start) && isPicture(name))
      return { images: fitting.map((name) => `/ONEapp/skins/${project_id}/${folder}${name}`) }
    },
  ),
})

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  } catch {
    throw new Refusal('no such folder')
  }
}
