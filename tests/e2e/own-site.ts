import type { Backend } from '../../backend/open.ts'
import type { Credentials } from '../../domain/sign-in.ts'
import { openHostedSite } from '../hosted/hosted-site.ts'
import { hostedEngines } from '../hosted/run-engines.ts'
import { captureState } from './captured-state.ts'
import { openEmbeddedSite } from './embedded-site.ts'

export const credentials = { email: 'admin@example.com', password: 'sea-breeze' }

export interface OwnSite {
  url: string
  /**
   * A backend on the same data, which the test opens beside the running server to prepare and to inspect the
   * data.
   */
  backend: Backend
  /** The data folder; on the hosted engines, it holds no data. */
  folder: string
  /** The working folder of each server. */
  workingFolders: string[]
  /** Everything that the server has printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Starts again at the same URL, optionally another release from its folder. */
  start(release?: string): Promise<void>
  close(): Promise<void>
}

/** A site that serves one file of tests after the other. */
export interface RestoredSite extends OwnSite {
  /** Restores the rows that the site began with, and removes added files, while the server runs. */
  restore(): Promise<void>
}

interface SiteOptions {
  env?: Record<string, string>
  /** Adds to the data that the site begins with. */
  prepare?(backend: Backend): Promise<void>
}

/**
 * Opens one server with all of its data in a folder. `npm run test:hosted` opens two servers on PostgreSQL and
 * S3 instead.
 */
export async function openOwnSite(
  admin: Credentials,
  { env = {}, prepare }: SiteOptions = {},
): Promise<OwnSite> {
  const engines = hostedEngines()
  const site = await (engines ? openHostedSite(engines, admin, env) : openEmbeddedSite(admin, env))
  await prepare?.(site.backend)
  return site
}

export async function openRestoredSite(...given: Parameters<typeof openOwnSite>): Promise<RestoredSite> {
  const site = await openOwnSite(...given)
  return { ...site, restore: await captureState(site.backend) }
}
