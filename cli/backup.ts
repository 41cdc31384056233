import { takeSnapshot } from '../backend/backup/live-snapshot.ts'
import { openInstallation } from '../backend/backup/open-installation.ts'
import { writeArchive } from '../backend/backup/write-archive.ts'
import { describeEngines, readConfig } from '../backend/config.ts'
import { readArguments } from './read-arguments.ts'
import { createProgress, reportErrors, reportMissingFiles } from './terminal.ts'

/** `npm run backup -- FILE`: writes tables and files into one archive. The server may run meanwhile. */
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
