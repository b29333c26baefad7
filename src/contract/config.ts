/**
 * System values: the hotel's configuration, fetched by name in batches, and the log that the hotel keeps of the app.
 */
import * as v from 'valibot'
import { route } from './define.ts'
import { moment } from './moments.ts'
import { anything } from './values.ts'

/**
 * GET, up to 50 names per request; `property` is left out where it is not known. The schema does not validate the answer, because each of its four possible faults
 * has a code of its own (ERR-16 to ERR-19), which `readSystemValues` of the configuration tells apart.
 */
export const getSystemValues = route({
  method: 'GET',
  path: '/ONEapp/api/php_helpers/initialisation/Json_operator.php',
  ask: v.object({
    cmdArr: v.literal('getSystemValues'),
    systemvalues: v.string(),
    property: v.optional(v.string()),
  }),
  answer: anything,
})

/** A line of the app's log, without names, tokens or passwords (HTTP-03). The answer is not read. */
export const writeLog = route({
  method: 'POST',
  path: '/ONEapp/api/php_helpers/log.php',
  ask: v.strictObject({ lvl: v.picklist(['error', 'warn', 'info']), msg: v.string(), component: v.string() }),
  answer: anything,
})

/** The hotel's clock, ISO 8601 UTC. */
export const getUtcTime = route({
  method: 'GET',
  path: '/ONEapp/api/php_helpers/utc_time.php',
  ask: v.object({}),
  answer: v.object({ utc: moment }),
})
