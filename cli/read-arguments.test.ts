import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUsageError } from './read-arguments.ts'

const grammar = { usage: 'npm run restore -- FILE [--yes]', flags: ['--yes'], fewest: 1, most: 1 }

test.each([
  [['one.tar'], undefined],
  [['--yes', 'one.tar'], undefined],
  [[], 'Something is missing.'],
  [['--yes'], 'Something is missing.'],
  [['--force', 'one.tar'], 'There is no option --force.'],
  [['one.tar', 'two.tar', 'three.tar'], 'Nothing is known of: two.tar three.tar.'],
])('%j', (given, usageError) => {
  expect(findUsageError(given, grammar)).toBe(usageError)
})

test('a command with wrong arguments shows its usage and does nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['cli/files.ts', '--burn'], { encoding: 'utf8' })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    ['There is no option --burn.', expect.stringMatching(/^Usage: npm run files/)],
  ])
})

test('an unknown choice is named together with the allowed ones', () => {
  const { status, stderr } = spawnSync(process.execPath, ['cli/move.ts', '--to', 'moon'], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    ['moon is unknown: it is one of hosted, embedded.', expect.stringMatching(/^Usage: npm run move/)],
  ])
})

test('a mistyped DATA_DIR fails, and nothing is created there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-mistyped-'))
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'dta') }
  const { status, stderr } = spawnSync(process.execPath, ['cli/files.ts'], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, `There is no installation in ${env.DATA_DIR}: check DATA_DIR\n`])
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('every command of package.json reads its arguments with readArguments', () => {
  const commands = ['admin', 'backup', 'restore', 'move', 'files', 'demo-reset']
  const reading = globSync('cli/*.ts').filter((file) =>
    /^\s*(\} = )?readArguments\(/m.test(readFileSync(file, 'utf8')),
  )
  expect(reading.sort()).toEqual(commands.map((name) => `cli/${name}.ts`).sort())
})
