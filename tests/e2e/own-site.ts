import type { Backend } from '../../backend/open.ts'
import type { Credentials } from '../../domain/sign-in.ts'
import { hostedEngines } from '../hosted/engines-of-the-run.ts'
import { openHostedSite } from '../hosted/hosted-site.ts'
import { openEmbeddedSite } from './embedded-site.ts'
import { captureState } from './first-state.ts'

export const credentials = { email: 'admin@example.com', password: 'sea-breeze' }

export interface OwnSite {
  url: string
  /** The same data, opened beside the server: to arrange what a test starts from, and to look. */
  backend: Backend
  /** Where its data is, unless it is in the hosted engines. */
  folder: string
  /** What each server has for itself. */
  workingFolders: string[]
  /** Everything that the server printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Starts again at the same URL; from another folder: another release. */
  start(release?: string): Promise<void>
  /** Restores all rows as they were at first and removes the files that were added, under the running server. */
  restore(): Promise<void>
  close(): Promise<void>
}

interface SiteOptions {
  env?: Record<string, string>
  /** Adds to the data that the site begins with. */
  prepare?(backend: Backend): Promise<void>
}

/** One server with all of its data in a folder; on a run for the hosted engines, two of them on those. */
export async function openOwnSite(
  admin: Credentials,
  { env = {}, prepare }: SiteOptions = {},
): Promise<OwnSite> {
  const engines = hostedEngines()
  const site = await (engines ? openHostedSite(engines, admin, env) : openEmbeddedSite(admin, env))
  await prepare?.(site.backend)
  return { ...site, restore: await captureState(site.backend) }
}
