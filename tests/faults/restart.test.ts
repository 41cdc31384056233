import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../engines/free-port.ts'
import { newMigratedFolder } from '../migrated-folder.ts'
import { sendRequest } from './send-request.ts'

let folder: string
let running: ChildProcess
afterAll(async () => {
  if (running.exitCode === null) {
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  rmSync(folder, { recursive: true })
})

test('`npm start` starts a server again that an error or the kernel has ended, and none that is told to stop', async () => {
  folder = await newMigratedFolder('sgrada-restart-')
  const port = String(await freePort())
  const crashing = `--import ${resolve('tests/faults/throw-on-signal.ts')}`
  const env = { ...process.env, DATA_DIR: folder, PORT: port, DEMO: 'off', LOG_LEVEL: 'error' }
  running = spawn(process.execPath, ['cli/run.mjs', '--restart', 'cli/start.ts'], {
    env: { ...env, NODE_OPTIONS: crashing },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const output of [running.stdout, running.stderr])
    output?.on('data', (chunk) => {
      printed += chunk
    })
  const starts = () => printed.split('Website').length - 1
  const signals = ['SIGUSR2', 'SIGKILL'] as const
  for (const [before, signal] of signals.entries()) {
    await expect.poll(starts).toBe(before + 1)
    process.kill(serverOf(running), signal)
  }
  await expect.poll(starts).toBe(1 + signals.length)
  expect((await sendRequest(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  expect(printed.match(/"level":60/g)).toHaveLength(1)
  expect(printed).toMatch(/"level":60.*provoked/)
  running.kill('SIGTERM')
  expect(await once(running, 'exit')).toEqual([0, null])
  expect(starts()).toBe(1 + signals.length)
})

/** The process below the one that supervises it. */
function serverOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}
