const endings: (() => unknown)[] = []

/** Runs `end` when the test ends, the last one first. Files share their modules, so no module may register hooks. */
export const atEnd = (end: () => unknown): void => {
  endings.push(end)
}

export async function endTest(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}
