/** The error that a function or its promise ends with. */
export async function errorOf(fail: () => unknown): Promise<Error> {
  try {
    await fail()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('Nothing failed.')
}
