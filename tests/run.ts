import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../cli/build-if-stale.ts'
import { keepBusy } from './busy-loops.ts'
import { failure, finish, runVitest } from './count-results.ts'
import { installTools } from './install-tools.ts'
import { runBrowserTests } from './run-browser-tests.ts'

/**
 * `npm test`: checks, unit and contract tests, then the built server in a real browser. `npm test -- --busy` runs
 * them beside two processes that use all the CPU time they can get, as on a shared machine.
 */
const { values: options } = parseArgs({ options: { busy: { type: 'boolean' } } })
if (options.busy) keepBusy(2)
const reports = mkdtempSync(join(tmpdir(), 'sgrada-reports-'))

/** The checks need no build, and most of either uses one core. */
async function check(): Promise<boolean> {
  console.log('\n> node tests/check.ts')
  const checking = spawn('node', ['tests/check.ts'], { stdio: 'inherit' })
  const [status] = await once(checking, 'exit')
  return status === 0
}

const [checks] = await Promise.all([check(), installTools(), buildIfStale()])
const counts = [
  { passed: checks ? 1 : 0, failed: checks ? 0 : 1, failures: checks ? [] : [failure('tests/check.ts')] },
  runVitest(`${reports}/vitest.json`),
  runBrowserTests(reports),
]
rmSync(reports, { recursive: true })
finish(counts)
