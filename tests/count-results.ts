import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Count {
  passed: number
  failed: number
}

/** The part of a report that is counted. */
type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number>

export function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n> ${command} ${args[0]}`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

export function runVitest(report: string, args: string[] = []): Count {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = run('vitest', ['run', ...args, ...reporters])
  return tally<VitestReport>(
    report,
    succeeded,
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      // A file that cannot be loaded fails without a failing test.
      failed: numFailedTests || numFailedTestSuites,
    }),
  )
}

/** A runner that failed without a failing test, or left no report, counts as one failure. */
export function tally<Report>(file: string, succeeded: boolean, read: (report: Report) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** The last line of a run, and the end of its process. */
export function finish(counts: Count[]): never {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}
