import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../backend/config.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { publishSite } from '../publish-site.ts'
import { startServer } from '../server-process.ts'
import { type AdminClient, addAdmin, signInAsAdmin } from './admin-client.ts'

/** Runs `work` against a server of its own that holds what `fill` has stored. */
export async function onFilledSite<T>(
  fill: (backend: Backend) => Promise<void>,
  work: (adminClient: AdminClient) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-bench-'))
  const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: false })
  await addAdmin(backend)
  await fill(backend)
  await publishSite(backend)
  await backend.close()
  const server = await startServer(folder)
  try {
    return await work(await signInAsAdmin(server.url))
  } finally {
    server.kill('SIGTERM')
    await server.exited
    rmSync(folder, { recursive: true })
  }
}
