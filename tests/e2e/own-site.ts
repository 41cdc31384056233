import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../backend/config.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import type { Credentials } from '../../domain/sign-in.ts'
import { startServer } from '../server-process.ts'
import { fillBuilding } from './small-building.ts'

export interface OwnSite {
  address: string
  backend: Backend
  folder: string
  /** Everything that the server printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Starts again at the same address; from another folder: another release. */
  start(release?: string): Promise<void>
  close(): Promise<void>
}

export async function openOwnSite(admin: Credentials, env: Record<string, string> = {}): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-own-'))
  const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  await backend.auth.setAdmin(admin)
  await fillBuilding(backend)
  let server = await startServer(folder, env)
  const { address } = server
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal)
    await server.exited
  }
  return {
    address,
    backend,
    folder,
    output: () => server.output(),
    stop,
    async start(release = '.') {
      server = await startServer(folder, { ...env, PORT: new URL(address).port }, { release })
    },
    async close() {
      await backend.close()
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}
