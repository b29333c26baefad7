import type { contentSlice } from '../../../src/domains/content/slice.ts'
import { bodyInstead } from '../badAnswers.ts'
import { openSignedIn } from '../harness.tsx'

export const fileOf = (name: string) => `/ONEapp/skins/aurora/custom/${name}`

/** Opens the app and goes to a page, by default one with these data instead of the hotel's. */
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

/** A page of that kind with these entries, and nothing besides. */
export const pageOf = (list: object[], rest: object = {}) => ({ type: 'list', ...plain, list, ...rest })

type Content = ReturnType<typeof contentSlice.getInitialState>

/** The slice of a stay is not in the type of the first load's store. */
export const contentOf = ({ store }: Pick<Awaited<ReturnType<typeof openPage>>, 'store'>) =>
  (store.getState() as unknown as { content: Content }).content
