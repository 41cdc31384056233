import { inject } from 'vitest'
import { createOwnDatabase } from '../engines/own-database.ts'

/** The settings that make a server use this engine. */
interface EngineSettings {
  env: Record<string, string>
  dispose(): Promise<void>
}

export const sqlite = {
  name: 'SQLite',
  open: async (): Promise<EngineSettings> => ({ env: {}, dispose: async () => {} }),
}

const postgres = {
  name: 'PostgreSQL',
  async open(): Promise<EngineSettings> {
    const { url, drop } = await createOwnDatabase(inject('postgresUrl'))
    const storage = { S3_BUCKET: 'none', S3_ACCESS_KEY_ID: 'none', S3_SECRET_ACCESS_KEY: 'none' }
    const endpoint = 'http://127.0.0.1:9'
    const env = { DATABASE_URL: url, S3_ENDPOINT: endpoint, ...storage, AUTH_SECRET: 'fault-'.repeat(8) }
    return { env, dispose: drop }
  },
}

export type EngineUnderTest = typeof sqlite

export const engines: EngineUnderTest[] = [sqlite, postgres]
