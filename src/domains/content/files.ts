/** URLs of a project's page files, each with a timestamp that bypasses caches (PAGE-11). */
const skinFolder = (projectId: string) => `/ONEapp/skins/${encodeURIComponent(projectId)}`

export const pageListAt = (projectId: string, pageId: string, now: number) =>
  `${skinFolder(projectId)}/Page_${encodeURIComponent(pageId)}.json?t=${now}`

/** The folder of the files of custom pages; relative addresses in their markup refer to it. */
export const customFolder = (projectId: string) => `${skinFolder(projectId)}/custom/`

const files = {
  data: (id: string) => `Custom_${id}.json`,
  script: (id: string) => `script_${id}.js`,
  html: (id: string) => `html_${id}.html`,
  style: (id: string) => `style_${id}.css`,
}

export const customFileAt = (projectId: string, kind: keyof typeof files, cpId: string, now: number) =>
  `${customFolder(projectId)}${files[kind](encodeURIComponent(cpId))}?t=${now}`
