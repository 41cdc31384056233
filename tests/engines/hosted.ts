import { inject } from 'vitest'
import { hostedSettings } from './hosted-settings.ts'
import { createOwnDatabase } from './own-database.ts'

/** The environment of the hosted engines: a new database and a new bucket on the servers of the test run. */
export async function openHosted() {
  const { url, drop } = await createOwnDatabase(inject('postgresUrl'))
  return { env: await hostedSettings(url, inject('s3Endpoint')), dispose: drop }
}
