// A slow machine fails no test. These limits are for what hangs; what waits inside a test says what for.

/** A test, and what comes before and after it. */
export const testLimitMs = 600_000

/** What one step of a test waits for: below the test's own limit, so that a failure names the line that waited. */
export const waitLimitMs = 120_000
