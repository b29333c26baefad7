// What JavaScript a guest waits for: fetched cold in a real browser, weighed as Brotli at its best.
// `node test/tools/budget.ts` prints the limits and every file, after a line that says it in short.
import { ensureBuilt } from './build.ts'
import { kilobytes, listOf, measureChunks, type Stage, total } from './chunks.ts'

/** What a stage may ask for beyond those before it. */
const limits: Record<Stage['name'], { bytes: number; files: number }> = {
  // Fetched before the form can be used.
  login: { bytes: 120_660, files: 6 },
  // What follows while the guest reads it; the service worker is registered then, or at home.
  signIn: { bytes: 22_340, files: 5 },
  // With the interfaces of all domains.
  home: { bytes: 50_210, files: 5 },
  // For a hotel that is out of reach: nothing that home shows or does needs it.
  offline: { bytes: 10_640, files: 6 },
  // With the state of shop and orders, which home does without.
  shop: { bytes: 27_740, files: 6 },
  // Nothing of a signed-in guest's comes with it.
  loginDialog: { bytes: 14_620, files: 7 },
}

function judge({ name, chunks }: Stage) {
  const bytes = total(chunks)
  const limit = limits[name]
  return {
    ok: chunks.length > 0 && bytes <= limit.bytes && chunks.length <= limit.files,
    line: `${name} ${chunks.length} files, ${kilobytes(bytes)} (at most ${limit.files}, ${kilobytes(limit.bytes)})`,
  }
}

await ensureBuilt()
const stages = await measureChunks()
const results = stages.map(judge)
console.log([`JavaScript: ${results.map(({ line }) => line).join('; ')}`, ...listOf(stages)].join('\n'))
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
