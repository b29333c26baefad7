// Where the title of a call's screen and the sums of a bill stand, from the layout that the browser has computed.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'

const phone = [390, 844, ''] as const
const low = [390, 664, ''] as const
const television = [1920, 1080, '&mode=tv'] as const
const small = [1280, 720, '&mode=tv'] as const

const open = async (
  path: string,
  [width, height, mode]: readonly [number, number, string],
  language: string,
) => {
  const { origin } = await startHotel()
  const { page } = await guest({ width, height })
  await page.goto(start(origin, '1', `${mode}&lang=${language}&autologin=1&room=101&name=Berger`))
  await settle(page)
  await visit(page, path)
  return page
}

it.each([
  ['en', ...phone],
  ['ar', ...low],
  ['en', ...television],
  ['ar', ...small],
])('CALL-11 in %s at %i by %i the title stays when a call begins', async (language, width, height, mode) => {
  const page = await open('/demo/voip', [width, height, mode], language)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const place = await title.boundingBox()
  const department = page.locator('main [data-tour="call-departments"] button').nth(1)
  await department.focus()
  await department.press('Enter')
  const hangUp = page.locator('[data-bottom-bar] button')
  await hangUp.and(page.locator(':focus')).waitFor()
  await settle(page)
  expect(await title.boundingBox()).toEqual(place)
  const box = await hangUp.boundingBox()
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(mode ? height * 0.95 : height)
  if (!mode) return
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

it.each([
  ['en', ...television],
  ['ar', ...small],
])(
  'BILL-16 in %s at %i by %i each sum of a television stands on the line of its words',
  async (language, width, height, mode) => {
    const page = await open('/billpreview', [width, height, mode], language)
    const sums = await page.locator('main [data-tour="bill-total"] > div').evaluateAll((all) =>
      all.map((row) => {
        const [words, amount] = [...row.children].map((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getClientRects()[0]
        })
        const { left, right } = row.getBoundingClientRect()
        const isRtl = document.dir === 'rtl'
        return {
          isBeside: (amount?.top ?? 0) < (words?.bottom ?? 0) && (words?.top ?? 0) < (amount?.bottom ?? 0),
          words: Math.round(isRtl ? right - (words?.right ?? 0) : (words?.left ?? 0) - left),
          // In Arabic an amount ends below the others, at the right of their column.
          amount: isRtl ? 0 : Math.round(right - (amount?.right ?? 0)),
        }
      }),
    )
    expect(sums.length).toBeGreaterThan(2)
    for (const sum of sums) expect(sum).toEqual({ isBeside: true, words: 0, amount: 0 })
  },
)
