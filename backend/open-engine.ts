import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { openSqlite } from './data/engine/sqlite.ts'
import type { Engine } from './data/engine.ts'
import { migrate, NewerData } from './data/migrate.ts'
import { assertUndamaged } from './data-folder.ts'
import { isUnavailable } from './is-unavailable.ts'

/** Opens the database and runs its migrations. A database that does not respond is retried. */
export async function openEngine(
  { engines }: Pick<Config, 'engines'>,
  file: string,
  isServer: boolean,
): Promise<Engine> {
  if (engines.kind === 'embedded')
    await assertUndamaged(file, isServer ? (line) => console.warn(line) : undefined)
  const open = async () => {
    const engine = await (engines.kind === 'hosted'
      ? openHosted(engines.databaseUrl).catch((error) => {
          throw isDatabaseFault(error) ? new DatabaseFault(engines.databaseUrl, error) : error
        })
      : openEmbedded(file))
    const advice = isServer && (await engine.checkSearch())
    if (advice) console.warn(advice)
    return engine
  }
  return openWithRetries(open, {
    sleep,
    complain: (message) => console.error(message),
    isFinal: (error) => error instanceof NewerData,
  })
}

/**
 * Opens PostgreSQL. Migrations run on a connection without timeout, as they may wait for those of another
 * server.
 */
async function openHosted(url: string): Promise<Engine> {
  const { openPostgres } = await import('./data/engine/postgres.ts')
  const migrationEngine = await openPostgres(url, { timeout: 0 })
  await migrationEngine.channel
    .besideOthers(() => migrate(migrationEngine))
    .finally(() => migrationEngine.close())
  return openPostgres(url)
}

async function openEmbedded(file: string): Promise<Engine> {
  const engine = openSqlite(file)
  await migrate(engine).catch(async (error) => {
    await engine.close()
    throw error
  })
  return engine
}

const retries = 3

export function startUpDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 10_000)
}

interface OpenRetryOptions {
  sleep(milliseconds: number): Promise<unknown>
  complain(message: string): void
  /** Whether another attempt would fail in the same way. */
  isFinal?(error: unknown): boolean
}

/** An error that the operator can fix. Its message is one line and does not contain the password. */
export class DatabaseFault extends Error {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url)
    super(`The database ${host}${pathname} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

/** Whether the error comes from the database, the network or the certificate, and not from a bug. */
export function isDatabaseFault(error: unknown): boolean {
  const { code, severity, syscall } = error as { code?: string; severity?: string; syscall?: string }
  if (isUnavailable(error) || syscall !== undefined || /CERT|^ERR_TLS|^UNABLE_TO_/.test(code ?? ''))
    return true
  return severity !== undefined && /^(08|28|3D|53|57)/.test(code ?? '')
}

/**
 * The error's message and code in one line. An AggregateError, as of a host name with several addresses, has no
 * message of its own: then the messages of its errors.
 */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as Error & { code?: string; errors?: Error[] }
  const summary = message || errors?.map((each) => each.message).join(', ') || String(error)
  return [summary.replaceAll(/\s+/g, ' '), code && `(${code})`].filter(Boolean).join(' ')
}

export async function openWithRetries<T>(open: () => Promise<T>, options: OpenRetryOptions): Promise<T> {
  const { sleep, complain, isFinal = () => false } = options
  for (let attempt = 0; ; attempt++) {
    try {
      return await open()
    } catch (error) {
      if (isFinal(error)) throw error
      complain(`Database initialization attempt failed: ${reasonOf(error)}`)
      if (attempt === retries) {
        complain('Failed to initialize the database after all retries')
        throw error
      }
      await sleep(startUpDelay(attempt))
    }
  }
}
