import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildPath, paramsAt } from '../../../src/core/routing/buildPath.ts'

const pattern = '/shop/flow/:id/product/:productId'

it('what is built into a path is read from it, as the browser has it', () => {
  const odd = fc.constantFrom('.', '..', '~..', '%2F', '%', '/', ':id', '$&', '\u0000', 'a b')
  fc.assert(
    fc.property(fc.oneof(odd, fc.string({ unit: 'grapheme', minLength: 1 })), (text) => {
      const path = buildPath(pattern, { id: 1, productId: text })
      expect(paramsAt(path, pattern)).toEqual({ id: '1', productId: text })
      const { pathname } = new URL(`https://hotel.example/ONEapp${path}?lang=en`)
      expect(paramsAt(pathname.replace('/ONEapp', ''), pattern)).toEqual({ id: '1', productId: text })
    }),
  )
})

it('a path of another pattern has no parameters, and one that is encoded badly is taken as it is', () => {
  expect(paramsAt('/shop/flow/1', pattern)).toBeNull()
  expect(paramsAt('/SHOP/flow/1/product/9/', pattern)).toEqual({ id: '1', productId: '9' })
  expect(paramsAt('/shop/flow/1/product/50%', pattern)).toEqual({ id: '1', productId: '50%' })
})
