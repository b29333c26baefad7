import { shopScreensSaga } from './screens.saga.ts'

/** The slices are those of `shopState`, which starts with sign-in. */
export const slices = []
export const saga = shopScreensSaga
