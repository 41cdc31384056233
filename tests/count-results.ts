import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  passed: number
  failed: number
  /** What failed and why, repeated at the end of the output: of a long log often only the end is stored. */
  failures?: string[]
}

/** The counted fields of Vitest's JSON report. */
type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number> & {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

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
    ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
      passed: numPassedTests,
      // A file that cannot be loaded fails without a failing test.
      failed: numFailedTests || numFailedTestSuites,
      failures: testResults.flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed')
        if (message && failed.length === 0) return [failure(name, message)]
        return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
      }),
    }),
  )
}

/** One line at the end of the output: the test, and the beginning of its error. */
export function failure(test: string, message = '', mark = '✗'): string {
  return `${mark} ${relative('.', test)}: ${stripVTControlCharacters(message).slice(0, 300)}`
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

/** Prints the last lines of a run and ends the process. */
export function finish(counts: Count[]): never {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  for (const line of counts.flatMap((count) => count.failures ?? [])) console.log(line)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}
