import { spawnSync } from 'node:child_process'
import { checkArrows } from './arrows/check.ts'
import { checkLockFile } from './lock-file.ts'

/** Lint and format, types, arrows, dead code, copies, the lock file: everything that can be said without running the program. */
const commands = [
  ['biome', 'check', '--error-on-warnings'],
  ['react-router', 'typegen'],
  ['tsc'],
  ['knip'],
  ['jscpd', '--fail-on-empty', '--no-tips'],
]

let failed = false
for (const [command = '', ...args] of commands) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`check: ${command} failed`)
    failed = true
  }
}

for (const complaint of checkArrows()) {
  console.error(`check: arrows: ${complaint}`)
  failed = true
}
for (const complaint of checkLockFile()) {
  console.error(`check: lock file: ${complaint}`)
  failed = true
}
process.exit(failed ? 1 : 0)
