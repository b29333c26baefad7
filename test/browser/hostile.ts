// A page of the hotel that means harm.
import type { Page } from 'playwright-core'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

export interface Files {
  html: string
  style?: string
  script?: string
  /** The page's number. */
  id?: number
}

/** Opens a page of the hotel that somebody else has written. */
export async function openPage(page: Page, { html, style, script, id = 779 }: Files) {
  const data = { type: 'html', title: 'Hostile', list: [], html: true, style: !!style, script: !!script }
  const serve = (file: string, contentType: string, body: string) =>
    page.route(`**/custom/${file}?t=*`, (route) => route.fulfill({ contentType, body }))
  await serve(`Custom_${id}.json`, 'application/json', JSON.stringify(data))
  await serve(`html_${id}.html`, 'text/html', html)
  if (style) await serve(`style_${id}.css`, 'text/css', style)
  if (script) await serve(`script_${id}.js`, 'text/javascript', script)
  await visit(page, `/cp/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Hostile' }).waitFor()
}

/** A guest whose screen is such a page. */
export async function arriveAt(files: Files) {
  const { origin } = await startHotel()
  const visitor = await guest()
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await arrive(visitor.page, origin)
  await openPage(visitor.page, files)
  return { ...visitor, origin, asked }
}

/** Whether top bar, title and bottom navigation are what stands at their middle. */
export const onTopOf = (page: Page) =>
  page.evaluate(() =>
    ['header', 'h1', 'nav'].map((name) => {
      const { left, top, width, height } =
        document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(name) !== null
    }),
  )
