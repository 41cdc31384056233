import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { complaintAbout } from './read-arguments.ts'

const grammar = { usage: 'npm run restore -- FILE [--yes]', flags: ['--yes'], fewest: 1, most: 1 }

test.each([
  [['one.tar'], undefined],
  [['--yes', 'one.tar'], undefined],
  [[], 'Something is missing.'],
  [['--yes'], 'Something is missing.'],
  [['--force', 'one.tar'], 'There is no option --force.'],
  [['one.tar', 'two.tar', 'three.tar'], 'Nothing is known of: two.tar three.tar.'],
])('%j', (given, complaint) => {
  expect(complaintAbout(given, grammar)).toBe(complaint)
})

test('a command that is called otherwise than it knows says how, and does nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['cli/files.ts', '--burn'], { encoding: 'utf8' })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    ['There is no option --burn.', expect.stringMatching(/^Usage: npm run files/)],
  ])
})

test('every command of package.json that takes words reads them so', () => {
  const commands = ['admin', 'backup', 'restore', 'move', 'files', 'demo-reset']
  const reading = globSync('cli/*.ts').filter((file) =>
    /^\s*(\} = )?readArguments\(/m.test(readFileSync(file, 'utf8')),
  )
  expect(reading.sort()).toEqual(commands.map((name) => `cli/${name}.ts`).sort())
})
