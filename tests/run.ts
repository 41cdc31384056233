import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../cli/build-if-stale.ts'
import { keepBusy } from './busy-loops.ts'
import { failure, finish, run, runVitest } from './count-results.ts'
import { installTools } from './install-tools.ts'
import { runBrowserTests } from './run-browser-tests.ts'

/**
 * `npm test`: checks, unit and contract tests, then the built server in a real browser. `npm test -- --busy` runs
 * them beside two processes that use all the CPU time they can get, as on a shared machine.
 */
const { values: options } = parseArgs({ options: { busy: { type: 'boolean' } } })
if (options.busy) keepBusy(2)
const reports = mkdtempSync(join(tmpdir(), 'sgrada-reports-'))

await Promise.all([installTools(), buildIfStale()])
const checks = run('node', ['tests/check.ts'])
const counts = [
  { passed: checks ? 1 : 0, failed: checks ? 0 : 1, failures: checks ? [] : [failure('tests/check.ts')] },
  runVitest(`${reports}/vitest.json`),
  runBrowserTests(reports),
]
rmSync(reports, { recursive: true })
finish(counts)
