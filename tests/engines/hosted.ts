import { inject } from 'vitest'
import { hostedSettings } from './hosted-settings.ts'
import { createOwnDatabase } from './own-database.ts'

/** The settings of the hosted engines: a database and a bucket of their own on the servers of the run. */
export async function openHosted() {
  const { url, drop } = await createOwnDatabase(inject('postgresUrl'))
  return { env: await hostedSettings(url, inject('s3Endpoint')), dispose: drop }
}
