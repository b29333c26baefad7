// The JavaScript that a guest waits for: requested with an empty cache in a real browser, sized as Brotli of the
// highest quality. `npm run budget` prints a summary line, then the limits and every file.
import { ensureBuilt } from './build.ts'
import { kilobytes, listOf, measureChunks, type Stage, total } from './chunks.ts'

/** Limits of what a stage may request in addition to the stages before it: some 3 % above what it takes. */
const limits: Record<Stage['name'], { bytes: number; files: number }> = {
  // Requested before the sign-in form can be used.
  login: { bytes: 166_000, files: 6 },
  // Requested while the guest reads the form. The service worker is registered then, or at home.
  signIn: { bytes: 26_200, files: 5 },
  // Includes the `domain.ts` of all domains, and all texts of the language. At most 60 kB, whatever it takes.
  home: { bytes: 60_000, files: 6 },
  // The offline support. Nothing that home shows or does needs it.
  offline: { bytes: 5600, files: 7 },
  // Includes the state of shop and orders, and what sends an order once, which home does not need.
  shop: { bytes: 34_000, files: 8 },
  // Includes no code for signed-in guests.
  loginDialog: { bytes: 14_700, files: 7 },
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
