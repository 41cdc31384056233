import { resolve } from 'node:path'
import { takeSnapshot } from '../backend/backup/live-snapshot.ts'
import { openInstallation } from '../backend/backup/open-installation.ts'
import { writeArchive } from '../backend/backup/write-archive.ts'
import { type Config, readConfig } from '../backend/config.ts'
import { readArguments } from './read-arguments.ts'
import { reportErrors } from './report-errors.ts'
import { reportMissingFiles } from './report-missing-files.ts'
import { createProgress } from './show-progress.ts'

/** `npm run backup -- FILE`: everything in one archive, also beside a running server. */
const {
  positionals: [file = ''],
} = readArguments({ usage: 'npm run backup -- FILE', fewest: 1, most: 1 })
await reportErrors(async () => {
  const config = readConfig(process.env)
  const installation = await openInstallation(config, config.engines.kind, {
    exclusive: false,
    mustExist: true,
  })
  try {
    const how = { engine: installation.engine.name, progress: createProgress() }
    const { rows, files, missing } = await writeArchive(file, takeSnapshot(installation), how)
    console.log(`Saved ${rows} rows and ${files} files of ${describeEngines(config)} in ${file}.`)
    reportMissingFiles(missing)
  } finally {
    await installation.close()
  }
})

/** Where an installation is, for people: neither its password nor its keys. */
export function describeEngines({ engines, dataDir }: Config): string {
  if (engines.kind === 'embedded') return resolve(dataDir)
  const { host, pathname } = new URL(engines.databaseUrl)
  return `the database ${host}${pathname} and the bucket ${engines.s3.bucket} of ${engines.s3.endpoint}`
}
