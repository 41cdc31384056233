import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../cli/build-if-stale.ts'
import { installTools } from './install-tools.ts'

/** The whole proof: checks, unit and contract tests, then the built server in a real browser. */
const reports = mkdtempSync(join(tmpdir(), 'sgrada-reports-'))

installTools()
await buildIfStale()
const checks = run('node', ['tests/check.ts'])
const vitest = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
])
const playwright = run('playwright', ['test', '--config=tests/e2e/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`,
})

const counts = [
  { passed: checks ? 1 : 0, failed: checks ? 0 : 1 },
  tally(`${reports}/vitest.json`, vitest, (report) => ({
    passed: report.numPassedTests,
    // A file that cannot be loaded fails without a failing test.
    failed: report.numFailedTests || report.numFailedTestSuites,
  })),
  tally(`${reports}/playwright.json`, playwright, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
  })),
]
rmSync(reports, { recursive: true })

const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n> ${command} ${args[0]}`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

interface Count {
  passed: number
  failed: number
}

/** A runner that failed without a failing test, or left no report, counts as one failure. */
// biome-ignore lint/suspicious/noExplicitAny: each runner's report has its own shape
function tally(file: string, succeeded: boolean, read: (report: any) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
