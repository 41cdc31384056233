import { startPostgres } from '../engines/throwaway-postgres.ts'
import { startS3 } from '../engines/throwaway-s3.ts'
import { announceHostedEngines } from './run-engines.ts'

/** A PostgreSQL and an S3 store for the length of a Playwright run. */
export default async function startEngines() {
  const postgres = await startPostgres()
  const s3 = await startS3()
  announceHostedEngines({ postgresUrl: postgres.url, s3Endpoint: s3.endpoint })
  return async () => {
    await s3.stop()
    await postgres.stop()
  }
}
