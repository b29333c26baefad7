/** A module that no file holds, as the only one of a build. */
import type { Plugin } from 'vite'

/** @param file `/planted.ts`, the entry of the build */
export const plantedModule = (file: string, code: string): Plugin => ({
  name: 'planted',
  enforce: 'pre',
  resolveId: (id) => (id === file ? `${import.meta.dirname}${file}` : null),
  load: (id) => (id.endsWith(file) ? code : null),
})
