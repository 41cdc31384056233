import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { type Count, failure, run, tally } from './count-results.ts'

const folder = 'tests/e2e'
const flakyFile = 'test-results/flaky.txt'
const mostFlaky = 3
/** More failures than these have one cause: to repeat them all would only take time. */
const mostRepeated = 10

/**
 * Runs all browser tests, then those that failed once more, alone. One that passes then counts as passed, but is listed
 * as flaky, at the end of the output and in a file; more than a few of them fail the run.
 */
export function runBrowserTests(reports: string): Count {
  const first = runPlaywright(`${reports}/browser.json`)
  const failed = first.specs.filter(({ ok }) => !ok)
  writeFlaky([])
  if (failed.length === 0 || failed.length > mostRepeated) return first

  const places = failed.map(({ file, line }) => `${folder}/${file}:${line}`)
  const again = runPlaywright(`${reports}/again.json`, [
    '--workers=1',
    '--output=test-results/again',
    ...places,
  ])
  const flaky = failed.filter(({ id }) => again.specs.some((spec) => spec.id === id && spec.ok))
  const notices = flaky.map((spec) => describeFailure(spec, 'flaky'))
  writeFlaky(notices)
  const isTooMany = flaky.length > mostFlaky
  return {
    passed: first.passed + flaky.length,
    failed: first.failed - flaky.length + (isTooMany ? 1 : 0),
    failures: [
      ...notices,
      ...failed.filter((spec) => !flaky.includes(spec)).map((spec) => describeFailure(spec)),
      ...(isTooMany ? [`More than ${mostFlaky} tests are flaky: mend them first.`] : []),
    ],
  }
}

function runPlaywright(report: string, args: string[] = []): Count & { specs: JSONReportSpec[] } {
  const succeeded = run('playwright', ['test', `--config=${folder}/playwright.config.ts`, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  let specs: JSONReportSpec[] = []
  const count = tally<JSONReport>(report, succeeded, ({ stats, suites }) => {
    specs = suites.flatMap(specsOf)
    const failures = specs.filter(({ ok }) => !ok).map((spec) => describeFailure(spec))
    return { passed: stats.expected, failed: stats.unexpected, failures }
  })
  return { ...count, specs }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function describeFailure({ file, title, tests }: JSONReportSpec, mark = '✗'): string {
  const message = tests.flatMap((test) => test.results)[0]?.error?.message
  return failure(`${folder}/${file} › ${title}`, message, mark)
}

function writeFlaky(lines: string[]): void {
  mkdirSync(dirname(flakyFile), { recursive: true })
  writeFileSync(flakyFile, lines.map((line) => `${line}\n`).join(''))
}
