import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../cli/build-if-stale.ts'
import { finish, runVitest } from '../count-results.ts'
import { installTools } from '../install-tools.ts'

/**
 * `npm run test:faults`: what the built server does when disks, databases, networks and clients fail. It takes
 * some minutes and uses loopback only. Names of test files may follow, to run only those.
 */
const reports = mkdtempSync(join(tmpdir(), 'sgrada-reports-'))

await Promise.all([installTools({ browser: false, proxy: true }), buildIfStale()])
const only = process.argv.slice(2)
const count = runVitest(`${reports}/vitest.json`, ['--config=tests/faults/vitest.config.ts', ...only])
rmSync(reports, { recursive: true })
finish([count])
