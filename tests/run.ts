import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { buildIfStale } from '../cli/build-if-stale.ts'
import { failure, finish, run, runVitest, tally } from './count-results.ts'
import { installTools } from './install-tools.ts'

/** The whole proof: checks, unit and contract tests, then the built server in a real browser. */
const reports = mkdtempSync(join(tmpdir(), 'sgrada-reports-'))

installTools()
await buildIfStale()
const checks = run('node', ['tests/check.ts'])
const vitest = runVitest(`${reports}/vitest.json`)
const playwright = run('playwright', ['test', '--config=tests/e2e/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`,
})

const counts = [
  { passed: checks ? 1 : 0, failed: checks ? 0 : 1, failures: checks ? [] : [failure('tests/check.ts')] },
  vitest,
  tally<JSONReport>(`${reports}/playwright.json`, playwright, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: report.suites.flatMap(failuresOf),
  })),
]
rmSync(reports, { recursive: true })
finish(counts)

function failuresOf(suite: JSONReportSuite): string[] {
  const own = suite.specs.filter((spec) => !spec.ok)
  return [
    ...own.map(({ file, title, tests }) =>
      failure(`${file} › ${title}`, tests.flatMap((test) => test.results)[0]?.error?.message),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ]
}
