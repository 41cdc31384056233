import { openHosted } from '../engines/hosted.ts'

/** The settings that make a server use these engines. */
interface EngineSettings {
  env: Record<string, string>
  dispose(): Promise<void>
}

export const sqlite = {
  name: 'SQLite',
  open: async (): Promise<EngineSettings> => ({ env: {}, dispose: async () => {} }),
}

const hosted = {
  name: 'PostgreSQL and S3',
  open: openHosted,
}

export type EngineUnderTest = typeof sqlite

export const engines: EngineUnderTest[] = [sqlite, hosted]
