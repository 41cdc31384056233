import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-descriptors-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The built server with so few descriptors that its own files and some connections use them up. */
async function startWithFew(descriptors: number) {
  const command = `ulimit -n ${descriptors}; exec "$0" cli/start.ts`
  const env = { NODE_ENV: 'production', DEMO: 'off', DATA_DIR: join(folder, 'data'), PORT: '0' }
  const child = spawn('sh', ['-c', command, process.execPath], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  await expect.poll(() => printed, { timeout: 20_000 }).toMatch(/Website +\S+\n/)
  return { child, output: () => printed, address: printed.match(/Website +(\S+)\n/)?.[1] ?? '' }
}

test('a server without free descriptors lives on, and answers when there are some again', async () => {
  const { child, output, address } = await startWithFew(64)
  const exited = once(child, 'exit')
  // Guests who were there before still ask, when there is nothing left to open a file with.
  const early = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = 0; round < 3; round++) {
    await ask(`${address}/favicon.svg`, early)
    const crowd = Array.from({ length: 100 }, () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {})
      socket.write('GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return socket
    })
    await expect.poll(() => ask(`${address}/favicon.svg`, early), { timeout: 10_000 }).toBe(500)
    expect(await ask(`${address}/apartments`, early)).toBe(200)
    for (const socket of crowd) socket.destroy()
  }
  early.destroy()
  expect([child.exitCode, child.signalCode], output()).toEqual([null, null])
  await expect.poll(() => ask(`${address}/health`), { timeout: 20_000 }).toBe(200)
  child.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)
}, 60_000)

/** The status, or in which way there was none. */
function ask(address: string, agent?: Agent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    get(address, { agent: agent ?? false, timeout: 5000 }, (response) => {
      response.on('error', () => {}).on('close', () => resolve(response.statusCode))
      response.resume()
    })
      .on('timeout', () => resolve('no answer'))
      .on('error', (error) => resolve(error.message))
  })
}
