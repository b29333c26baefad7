// Calls that are carried out once and that no other area makes, with the data of their examples in the reference. A call whose data depend on the
// hotel, such as an id, needs an area of its own.
import type { CallSpec } from '../../../../src/contract/define.ts'
import { calls } from '../../../../src/contract/index.ts'
import { isRecord } from '../../../../src/contract/isRecord.ts'
import { readExamples } from '../../protocol/schemaFiles.ts'
import type { Area } from '../../trial.ts'
import { happensOnce, needsFields } from './steps.ts'

export const others: Area = async (trial) => {
  const {
    rows,
    one: { device },
  } = trial
  const tried = new Set(rows.list.map(({ name }) => name.split(/[ ,:]/)[0]))
  const examples = await readExamples()
  for (const [name, { once }] of Object.entries<CallSpec>(calls)) {
    const data = examples[name]?.request
    if (!once || tried.has(name) || !isRecord(data)) continue
    await happensOnce(trial, device, { name, data })
    await needsFields(trial, device, name, data)
  }
}
