const endings: (() => unknown)[] = []

/** Done when the test ends, the last given first. Files share their modules, so that no module may hook itself in. */
export const atEnd = (end: () => unknown): void => {
  endings.push(end)
}

export async function endTest(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}
