import { expect, it } from 'vitest'
import type { Package } from '../../../src/contract/vod.ts'
import { packageList, packageLoaded, selectPackage } from '../../../src/domains/vod/purchaseSlice.ts'

const pass: Package = {
  pckg_id: 7,
  title: 'Weekend pass',
  description: '',
  image: '',
  image_colour: '',
  price: 12,
  valid_hours: 48,
  movie_ids: [],
  is_bought: false,
  valid_until: '',
}

it('SENT-02 a package that was loaded alone, whose purchase may be in doubt, stays when the list does not load', () => {
  const { reducer, reducerPath } = packageList.slice
  const state = [packageList.requested(), packageLoaded(pass), packageList.failed()].reduce(
    reducer,
    undefined,
  )
  expect(selectPackage({ [reducerPath]: state }, 7)).toEqual(pass)
})
