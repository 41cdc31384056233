import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../backend/config.ts'
import { joinInstallation } from '../../backend/installation.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import type { Credentials } from '../../domain/sign-in.ts'
import { type EngineUnderTest, sqlite } from './engines.ts'
import { type StockedBuilding, stockBuilding } from './stocked-building.ts'

export const administrator = { email: 'admin@example.com', password: 'sea-breeze' }

/** A data folder with a stocked building and an administrator's session. No server runs yet. */
export interface Site {
  folder: string
  /** The environment that selects the engine of this site. */
  env: Record<string, string>
  building: StockedBuilding
  cookie: string
  /** Opens the backend while a server may be running, to prepare or to inspect data. */
  withBackend<T>(work: (backend: Backend) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

interface Arrangement {
  engine?: EngineUnderTest
  /** By default a new folder below the system's temporary one. */
  folder?: string
}

export async function arrangeSite(arrangement: Arrangement = {}): Promise<Site> {
  const { engine = sqlite, folder = mkdtempSync(join(tmpdir(), 'sgrada-fault-')) } = arrangement
  const { env, dispose } = await engine.open()
  const withBackend = async <T>(work: (backend: Backend) => Promise<T>) => {
    const backend = await openBackend(readConfig({ ...env, DATA_DIR: folder }), { exclusive: false })
    // The authentication library inspects its tables in the background, and would log an error if the database
    // were closed before that.
    await backend.auth.hasUsers()
    return work(backend).finally(() => backend.close())
  }
  const { building, cookie } = await withBackend(async (backend) => {
    await joinInstallation(backend)
    await backend.auth.setAdmin(administrator)
    return { building: await stockBuilding(backend), cookie: await signInToSite(backend, administrator) }
  })
  const remove = async () => {
    await dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, env, building, cookie, withBackend, remove }
}

/** Returns the cookie of a new session. */
export async function signInToSite({ auth }: Backend, credentials: Credentials): Promise<string> {
  const signedIn = await auth.signIn(credentials, { ip: '127.0.0.1', overTls: false })
  if (typeof signedIn === 'string') throw new Error(signedIn)
  return signedIn.cookies.map((line) => line.split(';')[0]).join('; ')
}
