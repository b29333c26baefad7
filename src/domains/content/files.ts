/** Addresses of a project's page files, each with a timestamp against the cache (PAGE-11). */
const skinOf = (projectId: string) => `/ONEapp/skins/${encodeURIComponent(projectId)}`

export const pageListAt = (projectId: string, pageId: string, now: number) =>
  `${skinOf(projectId)}/Page_${encodeURIComponent(pageId)}.json?t=${now}`

/** Where the files of custom pages lie; what their markup names without a path lies there too. */
export const customFolder = (projectId: string) => `${skinOf(projectId)}/custom/`

const files = {
  data: (id: string) => `Custom_${id}.json`,
  script: (id: string) => `script_${id}.js`,
  html: (id: string) => `html_${id}.html`,
  style: (id: string) => `style_${id}.css`,
}

export const customFileAt = (projectId: string, kind: keyof typeof files, cpId: string, now: number) =>
  `${customFolder(projectId)}${files[kind](encodeURIComponent(cpId))}?t=${now}`
