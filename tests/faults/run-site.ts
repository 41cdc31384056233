import { afterAll, beforeAll } from 'vitest'
import { type ServerProcess, startServer } from '../server-process.ts'
import { arrangeSite, type Site } from './site.ts'

/** A site and its server for all tests of a file; a test that ends the server starts the next one. */
export interface RunningSite {
  site: Site
  server: ServerProcess
}

export function runSite(): RunningSite {
  const running = {} as RunningSite

  beforeAll(async () => {
    running.site = await arrangeSite()
    running.server = await startServer(running.site.folder)
  })

  afterAll(async () => {
    running.server.kill('SIGTERM')
    await running.server.exited
    await running.site.remove()
  })

  return running
}
