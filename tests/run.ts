import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { buildIfStale } from '../cli/build-if-stale.ts'
import { finish, run, runVitest, tally } from './count-results.ts'
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
  { passed: checks ? 1 : 0, failed: checks ? 0 : 1 },
  vitest,
  tally<JSONReport>(`${reports}/playwright.json`, playwright, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
  })),
]
rmSync(reports, { recursive: true })
finish(counts)
