import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '../../backend/config.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { startServer } from '../server-process.ts'

export interface DemoSite {
  url: string
  pid: number | undefined
  /** The same data, opened by this process while the server runs. */
  backend: Backend
  close(): Promise<void>
}

/** Starts the built server of a release on SQLite and disk, with the demo building, which is the same every time. */
export async function openDemoSite(release = '.', env: Record<string, string> = {}): Promise<DemoSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  const launch = { release: resolve(release) }
  // A first start generates the building and leaves memory allocated, so it is ended and the measured server is
  // started afterwards.
  const first = await startServer(folder, { DEMO: 'on' }, launch)
  first.kill('SIGTERM')
  await first.exited
  const server = await startServer(folder, { DEMO: 'on', ...env }, launch)
  const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  return {
    url: server.url,
    pid: server.pid,
    backend,
    async close() {
      await backend.close()
      server.kill('SIGTERM')
      await server.exited
      rmSync(folder, { recursive: true })
    },
  }
}
