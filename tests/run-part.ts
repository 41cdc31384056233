import { spawnSync } from 'node:child_process'
import { buildIfStale } from '../cli/build-if-stale.ts'
import { installTools } from './install-tools.ts'

/** `run-part.ts PART [NAME...]` runs one kind of tests, or the files that the names match. */
const runners: Record<string, string[]> = {
  unit: ['vitest', 'run', '--project=unit'],
  contract: ['vitest', 'run', '--project=contract'],
  e2e: ['playwright', 'test', '--config=tests/e2e/playwright.config.ts', '--reporter=list'],
  long: ['playwright', 'test', '--config=tests/e2e/long/playwright.config.ts', '--reporter=list'],
  hosted: ['playwright', 'test', '--config=tests/hosted/playwright.config.ts', '--reporter=list'],
}

const [part = '', ...names] = process.argv.slice(2)
const [command = '', ...args] = runners[part] ?? []
if (!command) {
  console.error(`Name a part: ${Object.keys(runners).join(', ')}`)
  process.exit(1)
}
// Unit tests need neither a browser, nor PostgreSQL, nor a built server.
if (part !== 'unit') await Promise.all([installTools(), buildIfStale()])
process.exit(spawnSync(command, [...args, ...names], { stdio: 'inherit' }).status ?? 1)
