import { ensureBuilt } from '../../tools/build.ts'

/** Before the first browser test: what they look at is the app as it is now. */
export async function setup() {
  await ensureBuilt()
}
