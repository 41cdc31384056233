import { execFile } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A real PostgreSQL for the length of a test run, on loopback; its data is removed afterwards. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}

interface PostgresOptions {
  /** Committed data survives when the server is killed. */
  durable?: boolean
  /** The files of its certificate and key; with them it accepts TLS connections only. */
  tls?: { certificate: string; key: string }
}

export async function startPostgres({ durable = false, tls }: PostgresOptions = {}) {
  const bin = programs()
  // The path is short, as it also holds the server's socket, whose name is limited to some 100 characters.
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-pg-'))
  const data = join(folder, 'data')
  const port = await freePort()
  if (isRoot) await run('chown', ['postgres', folder])

  await asPostgres(join(bin, 'initdb'), [
    `--pgdata=${data}`,
    '--username=app',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  writeFileSync(join(data, 'postgresql.auto.conf'), settings(port, folder, durable))
  if (tls) await configureTls(data, tls)
  const control = (...args: string[]) =>
    asPostgres(join(bin, 'pg_ctl'), [`--pgdata=${data}`, '--wait', ...args])
  const resume = () => control(`--log=${join(folder, 'log')}`, 'start')
  const interrupt = () => control('--mode=immediate', 'stop')
  await resume()
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    /** Kills the server as a power failure would, except that the disk loses nothing. */
    interrupt,
    resume,
    async stop() {
      await interrupt()
      rmSync(folder, { recursive: true })
    },
  }
}

export function hasPostgres(): boolean {
  return globSync(installed).length > 0
}

const installed = '/usr/lib/postgresql/*/bin/initdb'
const isRoot = process.getuid?.() === 0
const run = promisify(execFile)

function programs(): string {
  const [newest] = globSync(installed).sort().reverse()
  if (!newest) throw new Error('PostgreSQL is not installed: on Debian, apt-get install postgresql')
  return join(newest, '..')
}

/** PostgreSQL refuses to run as root. */
async function asPostgres(program: string, args: string[]): Promise<void> {
  const cwd = existsSync('/tmp') ? '/tmp' : tmpdir()
  if (isRoot) await run('runuser', ['-u', 'postgres', '--', program, ...args], { cwd })
  else await run(program, args, { cwd })
}

/** PostgreSQL requires that only its own user can read the key. */
async function configureTls(data: string, tls: NonNullable<PostgresOptions['tls']>): Promise<void> {
  const files = { 'server.crt': tls.certificate, 'server.key': tls.key }
  for (const [name, file] of Object.entries(files)) {
    copyFileSync(file, join(data, name))
    chmodSync(join(data, name), 0o600)
    if (isRoot) await run('chown', ['postgres', join(data, name)])
  }
  appendFileSync(join(data, 'postgresql.auto.conf'), '\nssl = on')
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all all trust\nhostnossl all all all reject\n')
}

/** Unless `durable` is set, data is not flushed to the disk, which makes tests faster. */
function settings(port: number, socketFolder: string, durable: boolean): string {
  const withoutFlushing = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']
  return [
    `listen_addresses = '127.0.0.1'`,
    `port = ${port}`,
    `unix_socket_directories = '${socketFolder}'`,
    `timezone = 'UTC'`,
    ...(durable ? [] : withoutFlushing),
  ].join('\n')
}
