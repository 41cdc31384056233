import { readConfig } from '../backend/config.ts'
import { findBuilding, setPublished } from '../backend/data/building.ts'
import { type Backend, openBackend } from '../backend/open.ts'

/** A new installation is closed to visitors until somebody publishes it. */
export async function publishSite({ db }: Pick<Backend, 'db'>): Promise<void> {
  const { revision, values } = await findBuilding(db)
  if (!values.isPublished) await setPublished(db, revision, true)
}

/** The same for the site of a server that is running, by the settings that it was started with. */
export async function publishRunningSite(settings: Record<string, string>): Promise<void> {
  const backend = await openBackend(readConfig(settings), { exclusive: false })
  // The authentication library inspects its tables in the background, and would log an error after the end.
  await backend.auth.hasUsers()
  await publishSite(backend).finally(() => backend.close())
}
