// Lists what each language does not say yet: `npm run texts`. Until then English is shown in its place. Ends with an error
// where something is missing, so that a release waits for it.
import { missingTexts } from '../../src/build/catalogueParts.ts'

const missing = missingTexts('locales')
for (const [language, keys] of missing) console.log(`${language}: ${keys.join(', ')}`)
if (missing.size === 0) console.log('Every language says everything.')
process.exitCode = missing.size === 0 ? 0 : 1
