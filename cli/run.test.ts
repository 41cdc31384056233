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

test.each([
  ['an error that nobody caught', 'process.exit(70)'],
  ['a signal that nobody here has sent', "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)"],
])('with --restart a program that %s has ended is started again', async (_, crash) => {
  const program = `import { existsSync, writeFileSync } from 'node:fs'
if (existsSync('crashed')) console.log('again')
else { writeFileSync('crashed', ''); ${crash} }`
  expect(await runRestarting(program)).toEqual(['again\n', 0])
})

test.each([0, 1, 78, 130])(
  'with --restart a program that ends with %i is not started again',
  async (code) => {
    expect(await runRestarting(`console.log('once'); process.exitCode = ${code}`)).toEqual(['once\n', code])
  },
)

test('with --restart a program that is told to stop is not started again', async () => {
  const running = startRestarting("console.log('runs'); setInterval(() => {}, 1000)")
  let printed = ''
  while (!printed.includes('runs')) printed += (await once(running.stdout, 'data')).join('')
  running.kill('SIGTERM')
  expect(await once(running, 'exit')).toEqual([1, null])
})

function startRestarting(program: string) {
  writeFileSync(join(root, 'go'), '')
  writeFileSync(join(root, 'program.mjs'), program)
  return spawn(process.execPath, ['cli/run.mjs', '--restart', 'program.mjs'], {
    cwd: root,
    env: { ...process.env, PATH: join(root, 'bin') + delimiter + process.env.PATH },
  })
}

async function runRestarting(program: string) {
  const running = startRestarting(program)
  const [printed, [code]] = await Promise.all([text(running.stdout), once(running, 'exit')])
  return [printed.replace('Installing dependencies…\n', ''), code]
}
