// The command `npm run contract`, apart from the process that it runs in.
import { writeFile } from 'node:fs/promises'
import { commandLine, Misuse } from './arguments.ts'
import { lineOf, type Report, type Row, summaryOf, Unusable } from './report.ts'
import { runContract } from './runContract.ts'

/** 0: nothing differs. 1: something differs. 2: the run was not possible. */
export type ExitCode = 0 | 1 | 2

/** Runs the suite and prints its rows. Never rejects for a fault of the hotel or of the command line. */
export async function command(
  words: readonly string[],
  print: (line: string) => void = console.log,
): Promise<ExitCode> {
  try {
    const { settings, json, isComplete, isVerbose } = commandLine(words)
    const isPrinted = ({ state }: Row) => isVerbose || state !== 'holds'
    const onRow = (row: Row) => {
      if (isPrinted(row)) print(lineOf(row))
    }
    const report: Report = await runContract({ ...settings, onRow, tell: print })
    print(summaryOf(report))
    if (json !== undefined) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`)
    const { differs, 'not offered': lacking } = report.counts
    return differs > 0 || (isComplete && lacking > 0) ? 1 : 0
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!(error instanceof Unusable) && !(error instanceof Misuse) && code === undefined) throw error
    print(error instanceof Error ? error.message : String(error))
    return 2
  }
}
