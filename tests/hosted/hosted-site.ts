import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Credentials } from '../../domain/sign-in.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { openFilled } from '../e2e/small-building.ts'
import { hostedSettings } from '../engines/hosted-settings.ts'
import { createOwnDatabase } from '../engines/own-database.ts'
import type { RunEngines } from './run-engines.ts'
import { startServers } from './servers.ts'

/** Two servers behind a load balancer, with a database and a bucket of their own. */
export async function openHostedSite(
  { postgresUrl, s3Endpoint }: RunEngines,
  admin: Credentials,
  env: Record<string, string>,
): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-own-'))
  const database = await createOwnDatabase(postgresUrl)
  const engines = await hostedSettings(database.url, s3Endpoint)
  const backend = await openFilled({ ...engines, DATA_DIR: folder }, admin)
  const servers = await startServers({ ...engines, ...env })
  return {
    url: servers.url,
    backend,
    folder,
    workingFolders: servers.folders,
    output: servers.output,
    stop: (signal = 'SIGTERM') => servers.endAll(signal),
    start: (release = '.') => servers.startAll({ release }),
    async close() {
      await backend.close()
      await servers.stop()
      await database.drop()
      rmSync(folder, { recursive: true })
    },
  }
}
