import { rmSync } from 'node:fs'
import type { Credentials } from '../../domain/sign-in.ts'
import { newMigratedFolder } from '../migrated-folder.ts'
import { startServer } from '../server-process.ts'
import type { OwnSite } from './own-site.ts'
import { openFilled } from './small-building.ts'

export async function openEmbeddedSite(admin: Credentials, env: Record<string, string>): Promise<OwnSite> {
  const folder = await newMigratedFolder('sgrada-own-')
  const backend = await openFilled({ DATA_DIR: folder }, admin)
  let server = await startServer(folder, env)
  const { url } = server
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal)
    await server.exited
  }
  return {
    url,
    backend,
    folder,
    workingFolders: [folder],
    output: () => server.output(),
    stop,
    async start(release = '.') {
      server = await startServer(folder, { ...env, PORT: new URL(url).port }, { release })
    },
    async close() {
      await backend.close()
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}
