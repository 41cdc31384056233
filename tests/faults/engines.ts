import { openHosted } from '../engines/hosted.ts'

/** The environment that makes a server use these engines. */
interface EngineSettings {
  env: Record<string, string>
  dispose(): Promise<void>
}

export interface EngineUnderTest {
  name: string
  open(): Promise<EngineSettings>
}

export const sqlite: EngineUnderTest = {
  name: 'SQLite',
  open: async () => ({ env: {}, dispose: async () => {} }),
}

export const hosted: EngineUnderTest = { name: 'PostgreSQL and S3', open: openHosted }

export const engines: EngineUnderTest[] = [sqlite, hosted]
