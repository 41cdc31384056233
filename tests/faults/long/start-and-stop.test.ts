import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openHosted } from '../../engines/hosted.ts'
import { spawnServer, startServer } from '../../server-process.ts'
import { failToStart } from '../fail-to-start.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-start-'))
afterAll(() => rmSync(root, { recursive: true }))
const newFolder = () => mkdtempSync(join(root, 'data-'))

const failedStart = (env: Record<string, string>) => failToStart({ DATA_DIR: newFolder(), ...env })

describe('a first start', () => {
  test('prints a generated password once, which signs in to the admin area', async () => {
    const folder = newFolder()
    const first = await startServer(folder)
    await sleep(50)
    const password = first.output().match(/Password +(\S+)/)?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(12)
    const body = new URLSearchParams({ email: 'admin@example.com', password })
    const response = await fetch(`${first.url}/admin/login`, { method: 'POST', body, redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/admin'])
    first.kill('SIGTERM')
    expect(await first.exited).toBe(0)

    const second = await startServer(folder)
    second.kill('SIGTERM')
    await second.exited
    expect(second.output()).not.toContain('Password')
  })

  test('uses the e-mail and password of the environment', async () => {
    const server = await startServer(newFolder(), {
      ADMIN_EMAIL: 'boss@example.com',
      ADMIN_PASSWORD: 'own-choice',
    })
    const body = new URLSearchParams({ email: 'boss@example.com', password: 'own-choice' })
    const response = await fetch(`${server.url}/admin/login`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
    server.kill('SIGTERM')
    await server.exited
    // The password of the environment is not logged, as other people read the log.
    expect(server.output()).toContain('as given in ADMIN_PASSWORD')
    expect(server.output()).not.toContain('own-choice')
  })
})

test('a first start that is interrupted exits cleanly, and the next start loads the demo building from the beginning', async () => {
  const folder = newFolder()
  const env = { DATA_DIR: folder, PORT: '0', DEMO: 'on' }
  const interrupted = spawnServer(env)
  const exited = once(interrupted, 'exit')
  await expect
    .poll(() => readdirSync(join(folder, 'files', 'apartments')).length, { timeout: 30_000 })
    .toBeGreaterThan(2)
  interrupted.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)

  const server = await startServer(folder, env)
  const list = await (await fetch(`${server.url}/apartments`)).text()
  expect(new Set(list.match(/\/apartments\/[0-9a-f-]{36}/g)).size).toBe(117)
  expect((await fetch(`${server.url}/navigator/2/11`)).status).toBe(200)
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
}, 90_000)

test('a second Ctrl-C stops the server at once', async () => {
  const server = await startServer(newFolder(), { DRAIN_SECONDS: '60' })
  server.kill('SIGINT')
  await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(503)
  await sleep(1_000)
  server.kill('SIGINT')
  expect(await server.exited).toBe(130)
})

test('with HOST, the server listens on that address only', async () => {
  const server = await startServer(newFolder(), { HOST: '127.0.0.2' })
  const { port } = new URL(server.url)
  expect((await fetch(`http://127.0.0.2:${port}/health/alive`)).status).toBe(200)
  await expect(fetch(`http://127.0.0.1:${port}/health/alive`)).rejects.toThrow()
  server.kill('SIGTERM')
  await server.exited
})

describe('a start that cannot succeed says why in one line and exits with 1, or with 78 over a setting', () => {
  test('when the port is taken', async () => {
    const other = createServer()
    await once(other.listen(0), 'listening')
    const { port } = other.address() as { port: number }
    expect(await failedStart({ PORT: String(port) })).toEqual({
      code: 1,
      output: `Error initializing the backend: Port ${port} is taken: set PORT to a free one`,
    })
    other.close()
  })

  test('when the data folder cannot be written', async () => {
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    const { code, output } = await failedStart({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(output).toMatch(
      /^Error initializing the backend: The data folder .* is not writable \(ENOTDIR, .*\)$/,
    )
  })

  test('when another process uses the data folder', async () => {
    const folder = newFolder()
    const server = await startServer(folder)
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      code: 1,
      output: `Error initializing the backend: The data folder ${folder} is in use by another process`,
    })
    server.kill('SIGTERM')
    await server.exited
  })

  test('when a setting of the hosted engines is missing', async () => {
    expect(await failedStart({ DATABASE_URL: 'postgres://127.0.0.1/x' })).toEqual({
      code: 78,
      output: 'Error initializing the backend: Missing required environment variable: S3_ENDPOINT',
    })
  })

  test.each([
    ['PORT', ' ', 78],
    // It may be an address that the machine gets in a moment.
    ['HOST', '192.0.2.1', 1],
    ['SMTP_URL', 'mail.example.com', 78],
    ['MAIL_FROM', 'nobody', 78],
  ])('when %s is %j', async (name, value, expected) => {
    const { code, output } = await failedStart({ [name]: value })
    expect([code, output.split('\n')]).toEqual([expected, [expect.stringContaining(name)]])
  })

  test('when a newer release has migrated the database', async () => {
    const folder = newFolder()
    const server = await startServer(folder)
    server.kill('SIGTERM')
    await server.exited
    const database = new DatabaseSync(join(folder, 'sgrada.sqlite'))
    database.exec(`insert into kysely_migration values ('999-lifts', '2027-01-01T00:00:00.000Z')`)
    database.close()
    expect(await failedStart({ DATA_DIR: folder })).toEqual({
      code: 1,
      output:
        'Error initializing the backend: The database belongs to a newer release: this one does not know 999-lifts. ' +
        'Start the newer release, or restore a backup from before the update',
    })
  })

  test('when PostgreSQL refuses the connection, with one log line per attempt', async () => {
    const { env, dispose } = await openHosted()
    const url = new URL(env.DATABASE_URL ?? '')
    url.username = 'stranger'
    url.password = 'secret'
    const child = spawnServer({ ...env, DATABASE_URL: url.href, DATA_DIR: newFolder(), PORT: '0' })
    const [printed, complaint] = await Promise.all([
      text(child.stdout as Readable),
      text(child.stderr as Readable),
    ])
    expect(complaint).toMatch(
      /^Error initializing the backend: The database 127\.0\.0\.1:\d+\/\S+ cannot be used: .*role "stranger".*\n$/,
    )
    const lines = printed.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(Array(lines.length).fill(50))
    expect(lines.length).toBeLessThan(10)
    expect(printed + complaint).not.toContain('secret')
    await dispose()
  })

  test('when the bucket does not exist', async () => {
    const { env, dispose } = await openHosted()
    expect(await failedStart({ ...env, S3_BUCKET: 'none' })).toEqual({
      code: 1,
      output: `Error initializing the backend: The file store ${env.S3_ENDPOINT} has no bucket none`,
    })
    await dispose()
  })
})

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a running request finish, then exits with 0',
    async (signal) => {
      const server = await startServer(newFolder())
      const { request } = await import('node:http')
      const posted = request(`${server.url}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '9' },
      })
      posted.write('email=')
      await sleep(100)
      server.kill(signal)
      await sleep(200)
      await expect(fetch(server.url)).rejects.toThrow()
      const responded = once(posted, 'response')
      posted.end('abc')
      const [response] = await responded
      expect(response.statusCode).toBe(400)
      response.resume()
      expect(await server.exited).toBe(0)
    },
  )

  test('is not delayed by open live connections', async () => {
    const server = await startServer(newFolder())
    const live = await fetch(`${server.url}/live`)
    const started = performance.now()
    server.kill('SIGTERM')
    await live.text()
    expect(await server.exited).toBe(0)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
