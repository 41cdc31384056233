import { resolve } from 'node:path'
import type { Config } from '../backend/config.ts'

/** Where an installation is, for people: neither its password nor its keys. */
export function describeEngines({ engines, dataDir }: Config): string {
  if (engines.kind === 'embedded') return resolve(dataDir)
  const { host, pathname } = new URL(engines.databaseUrl)
  return `the database ${host}${pathname} and the bucket ${engines.s3.bucket} of ${engines.s3.endpoint}`
}
