import { spawnSync } from 'node:child_process'
import { checkArrows } from './arrows/check.ts'

/** Lint and format, types, arrows, dead code, copies: everything that can be said without running the program. */
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
process.exit(failed ? 1 : 0)
