import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../cli/build-if-stale.ts'
import { finish, runVitest } from '../count-results.ts'
import { installTools } from '../install-tools.ts'

/**
 * `npm run test:faults`: what the built server does when the world around it misbehaves. Takes some minutes, talks
 * to loopback only. Names of test files may follow, to run only those.
 */
const reports = mkdtempSync(join(tmpdir(), 'sgrada-reports-'))

installTools({ browser: false, proxy: true })
await buildIfStale()
const only = process.argv.slice(2)
const count = runVitest(`${reports}/vitest.json`, ['--config=tests/faults/vitest.config.ts', ...only])
rmSync(reports, { recursive: true })
finish([count])
