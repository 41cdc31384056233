import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { type Count, failure, run, tally } from './count-results.ts'

const folder = 'tests/e2e'
const flakyFile = 'test-results/flaky.txt'
const maxFlaky = 3
/** More failures than this probably have one cause, so those tests are not run a second time. */
const maxRepeated = 10

/**
 * Runs all browser tests, then the files of failed tests once more, alone: where a hook fails, Playwright skips the
 * rest of its file. A test that passes then counts as passed, but is listed as flaky, at the end of the output and
 * in a file; more than a few flaky tests fail the run.
 */
export function runBrowserTests(reports: string): Count {
  const first = runPlaywright(`${reports}/browser.json`)
  const failed = first.specs.filter(hasFailed)
  writeFlaky([])
  if (failed.length === 0 || failed.length > maxRepeated) return first

  const files = [...new Set(failed.map(({ file }) => file))]
  const paths = files.map((file) => `${folder}/${file}`)
  const again = runPlaywright(`${reports}/again.json`, [
    '--workers=1',
    '--output=test-results/again',
    ...paths,
  ])
  const flaky = failed.filter(({ id }) => again.specs.some((spec) => spec.id === id && !hasFailed(spec)))
  const notices = flaky.map((spec) => describeFailure(spec, 'flaky'))
  writeFlaky(notices)
  const isTooMany = flaky.length > maxFlaky
  const others = first.specs.filter(({ file }) => !files.includes(file))
  return {
    passed: others.length + again.passed,
    failed: again.failed + first.errors + (isTooMany ? 1 : 0),
    failures: [
      ...notices,
      ...(again.failures ?? []),
      ...(isTooMany ? [`More than ${maxFlaky} tests are flaky: mend them first.`] : []),
    ],
  }
}

interface BrowserRun extends Count {
  specs: JSONReportSpec[]
  /** Errors outside of any test. */
  errors: number
}

function runPlaywright(report: string, args: string[] = []): BrowserRun {
  const succeeded = run('playwright', ['test', `--config=${folder}/playwright.config.ts`, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  let specs: JSONReportSpec[] = []
  let errors = 0
  const count = tally<JSONReport>(report, succeeded, (found) => {
    specs = found.suites.flatMap(specsOf)
    errors = found.errors.length
    const failed = specs.filter(hasFailed)
    return {
      passed: specs.length - failed.length,
      failed: failed.length + errors,
      failures: failed.map((spec) => describeFailure(spec)),
    }
  })
  return { ...count, specs, errors }
}

/** No test of ours is skipped on purpose: one that did not run has failed. */
function hasFailed({ ok, tests }: JSONReportSpec): boolean {
  return !ok || tests.some(({ status }) => status === 'skipped')
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
