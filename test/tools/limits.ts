// No test fails because a machine is slow: these limits only end tests that hang. A test waits for a condition, not a
// time.

/** Time limit of a test, and of each of its hooks. A test that takes longer on a slow machine has its own limit. */
export const testLimitMs = 120_000

/** Time limit of one step within a test. It is below that of the test, so that a failure names the line that waited. */
export const waitLimitMs = 30_000
