import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '../../backend/config.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { startServer } from '../server-process.ts'

export interface DemoSite {
  url: string
  pid: number | undefined
  /** The same data, opened beside the server. */
  backend: Backend
  close(): Promise<void>
}

/** The built server of a release on the embedded engines, with the demo building, which is always the same. */
export async function openDemoSite(release = '.'): Promise<DemoSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  const launch = { release: resolve(release) }
  // A first start makes the building and leaves its memory stirred up: visitors come to a server that was started since.
  const first = await startServer(folder, { DEMO: 'on' }, launch)
  first.kill('SIGTERM')
  await first.exited
  const server = await startServer(folder, { DEMO: 'on' }, launch)
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
