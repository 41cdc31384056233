import { spawnSync } from 'node:child_process'
import { checkArrows } from './arrows/check.ts'
import { checkDocuments } from './documents.ts'
import { checkLockFile } from './lock-file.ts'

/**
 * Everything that can be checked without running the program: lint and format, types, unused code, duplicated code,
 * import rules, documents, the lock file.
 */
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

const complaints = { arrows: checkArrows(), documents: checkDocuments(), 'lock file': checkLockFile() }
for (const [about, list] of Object.entries(complaints)) {
  for (const complaint of list) console.error(`check: ${about}: ${complaint}`)
  if (list.length > 0) failed = true
}
process.exit(failed ? 1 : 0)
