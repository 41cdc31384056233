import { afterAll, beforeAll } from 'vitest'
import { type Servers, startServers } from '../hosted/servers.ts'
import { type EngineUnderTest, hosted } from './engines.ts'
import { createEnquirers, type Enquirers } from './enquirers.ts'
import { createReader } from './readers.ts'
import { arrangeSite, type Site } from './site.ts'
import { addStatusWriters, type StatusWriters } from './status-writers.ts'
import { startSteadyLoad } from './steady-load.ts'
import { createUploaders, type Uploaders } from './uploaders.ts'
import { filesOf, publicPagesOf } from './visitor-view.ts'

/** Two servers on one database and one store behind a load balancer, and the clients that use them. */
export interface HostedSite {
  site: Site
  servers: Servers
  writers: StatusWriters
  uploaders: Uploaders
  enquirers: Enquirers
}

export function runHostedSite(engine: EngineUnderTest = hosted): HostedSite {
  const running = {} as HostedSite

  beforeAll(async () => {
    const site = await arrangeSite({ engine })
    running.site = site
    running.servers = await startServers(site.env)
    running.writers = await site.withBackend((backend) => addStatusWriters(backend, site.cookie, 2))
    running.uploaders = await site.withBackend((backend) =>
      createUploaders(backend, site.cookie, ['/admin/uploads/media']),
    )
    running.enquirers = createEnquirers()
    // Both servers send the images once, which leaves a copy on their own disks.
    const images = knownImages(running)
    const read = createReader(images)
    for (const url of running.servers.urls) for (const _ of images) await read(url)
  }, 120_000)

  afterAll(async () => {
    await running.servers.stop()
    await running.site.remove()
  })

  return running
}

/** Images in sizes that both servers have on their disks. */
export function knownImages({ site }: HostedSite): string[] {
  return [320, 640].map((width) => `${site.building.photo}?w=${width}`)
}

export function loadHostedSite(running: HostedSite) {
  const { site, servers, writers, uploaders, enquirers } = running
  const pages = publicPagesOf(site.building).filter((path) => path !== '/sitemap.xml')
  const [uploader] = uploaders.clients
  return startSteadyLoad(servers.url, {
    pages: [createReader(pages), createReader(pages.toReversed())],
    'known images': [createReader(knownImages(running))],
    'other files': [createReader(filesOf(site.building, 1280))],
    writes: writers.clients,
    uploads: uploader ? [uploader] : [],
    enquiries: [enquirers.client],
  })
}

export type HostedLoad = ReturnType<typeof loadHostedSite>

export async function expectNothingLost({ site, writers, uploaders, enquirers }: HostedSite): Promise<void> {
  await site.withBackend(async (backend) => {
    await writers.expectNothingLostIn(backend)
    await uploaders.expectNothingLost(backend)
    await enquirers.expectNothingLost(backend)
  })
}

export const reading = ['pages', 'known images', 'other files'] as const
export const everyKind = [...reading, 'writes', 'uploads', 'enquiries'] as const
