import type { contentSlice } from '../../../src/domains/content/slice.ts'
import { bodyInstead } from '../badAnswers.ts'
import { openSignedIn } from '../harness.tsx'

export const fileOf = (name: string) => `/ONEapp/skins/aurora/custom/${name}`

/** Opens the app at a content page. With `data`, these replace the hotel's own data of that page. */
export async function openPage(
  data?: object | null,
  { id = '777', room, name }: { id?: string; room?: string; name?: string } = {},
) {
  if (data) bodyInstead(fileOf(`Custom_${id}.json`), JSON.stringify(data))
  const app = await openSignedIn({ ...(room && { room }), ...(name && { name }) })
  app.services.history.go(`/cp/${id}`)
  return app
}

const plain = { script: false, html: false, style: false }

/** Data of a page with these entries: a list, unless `rest` says otherwise. */
export const pageOf = (list: object[], rest: object = {}) => ({ type: 'list', ...plain, list, ...rest })

type Content = ReturnType<typeof contentSlice.getInitialState>

/** The content slice is loaded lazily, so the store's type does not include it. */
export const contentOf = ({ store }: Pick<Awaited<ReturnType<typeof openPage>>, 'store'>) =>
  (store.getState() as unknown as { content: Content }).content
