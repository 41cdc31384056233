import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Replaces npm: records the call, waits for a file, and leaves what run.mjs expects of an installation. */
const npm = `#!/bin/sh
echo called >> npm-calls
while [ ! -e go ]; do sleep 0.05; done
mkdir -p node_modules/node/bin
ln -s '${process.execPath}' node_modules/node/bin/node
touch node_modules/.package-lock.json
`

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sgrada-run-'))
  mkdirSync(join(root, 'cli'))
  mkdirSync(join(root, 'bin'))
  copyFileSync('cli/run.mjs', join(root, 'cli/run.mjs'))
  writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'hello.mjs'), "console.log('hello')")
})

afterEach(() => rmSync(root, { recursive: true }))

function run() {
  const child = spawn(process.execPath, ['cli/run.mjs', 'hello.mjs'], {
    cwd: root,
    env: { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH },
  })
  return { firstOutput: once(child.stdout, 'data').then(String), all: text(child.stdout) }
}

test('of two commands that start at once, one installs and the other waits', async () => {
  const first = run()
  expect(await first.firstOutput).toBe('Installing dependencies…\n')
  const second = run()
  expect(await second.firstOutput).toBe('Another command is installing dependencies here: waiting for it…\n')
  writeFileSync(join(root, 'go'), '')
  for (const { all } of [first, second]) expect(await all).toMatch(/\nhello\n$/)
  expect(readFileSync(join(root, 'npm-calls'), 'utf8')).toBe('called\n')
})

test('an installation that was killed is started again', async () => {
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  writeFileSync(join(root, '.installing'), String(pid))
  writeFileSync(join(root, 'go'), '')
  expect(await run().all).toBe('Installing dependencies…\nhello\n')
})
