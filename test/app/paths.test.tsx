/** Ids of the hotel's are texts of any kind, and are part of the addresses of its screens. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildPath } from '../../src/core/routing/buildPath.ts'
import { contentPaths } from '../../src/domains/content/paths.ts'
import { destinationPaths } from '../../src/domains/destination/paths.ts'
import { shopPaths } from '../../src/domains/shop/paths.ts'
import { answerInstead, bodyInstead, hotelInstead } from './badAnswers.ts'
import { fileOf, pageOf } from './content/openPage.ts'
import { openApp, openHotel, openSignedInAt, place, signIn } from './harness.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe.each(['9-ä', 'dst/9-ä', 'event:17', 'a b', '50%', 'x/y', 'x%2Fy', 'a?b#c', '1,2', '..'])(
  'the id %s',
  (id) => {
    it('DEST-01 is that of an entry of the destination, from the list and from its address', async () => {
      hotelInstead('/api/v1/property/1/oneapp/destination', () => ({
        amount: 2,
        items: [
          { id: 'other', type: 'event', title: 'Another one' },
          { id, type: 'event', title: 'The right one' },
        ],
      }))
      const app = await openSignedInAt('/destination')
      await app.user.click(await screen.findByRole('link', { name: /The right one/ }))
      await heading('The right one')
      const { pathname } = window.location
      expect(pathname).toBe(`/ONEapp${buildPath(destinationPaths.entry, { type: 'event', id })}`)
      app.close()
      await openSignedInAt(place(), { hotel: app.hotel })
      await heading('The right one')
    })

    it('SHOP-03 is that of a group and of a product, from the list and from their addresses', async () => {
      const hotel = await openHotel()
      const app = await openApp({ hotel })
      const product = { id, shop_item_title: 'The right one', shop_item_price: 3 }
      const groups = [
        { id: 'other', shop_item_title: 'Another group', retail_items: [{ ...product, id: 'other' }] },
        { id, shop_item_title: 'The right group', retail_items: [product, { ...product, id: 'third' }] },
      ]
      const answer = await answerInstead(
        app.desk,
        { module: 'SQMOD_RetailSystem', function: 'getRetailContent' },
        { status: 'OK', retailContent: { retail_items: groups } },
      )
      await signIn(app, '101', 'Berger')
      await screen.findByRole('heading', { level: 1, name: /^Good/ })
      app.services.history.go(buildPath(shopPaths.shop, { id: 1 }))
      await answer()
      await app.user.click(await screen.findByRole('button', { name: 'The right group' }))
      const [first] = await screen.findAllByRole('link', { name: /The right one/ })
      await app.user.click(first as HTMLElement)
      await heading('The right one')
      expect(place()).toBe(buildPath(shopPaths.shopProduct, { id: 1, productId: id }))
      app.services.history.back()
      const group = await screen.findByRole('button', { name: 'The right group' })
      expect(group.getAttribute('aria-current') ?? group.getAttribute('aria-pressed')).toBe('true')
    })

    it('PAGE-19 is that of a list of pages', async () => {
      bodyInstead(`/ONEapp/skins/aurora/Page_${encodeURIComponent(id)}.json`, '{"default":777}')
      bodyInstead(fileOf('Custom_777.json'), JSON.stringify(pageOf([{ Header: 'The right one' }])))
      await openSignedInAt(buildPath(contentPaths.page, { pageId: id }))
      await waitFor(() => expect(place()).toBe('/cp/777'))
      await screen.findByText('The right one')
    })
  },
)
