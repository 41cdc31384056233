import { snapshotOf } from '../backend/backup/archive-snapshot.ts'
import { openInstallation } from '../backend/backup/open-installation.ts'
import { verifyArchive } from '../backend/backup/verify-archive.ts'
import { readConfig } from '../backend/config.ts'
import { confirmAndLoad } from './confirm-and-load.ts'
import { readArguments } from './read-arguments.ts'
import { createProgress, reportErrors, reportMissingFiles } from './terminal.ts'

/** `npm run restore -- FILE [--yes]`: replaces the content of the installation by that of an archive, after a question. */
const {
  positionals: [file = ''],
} = readArguments({ usage: 'npm run restore -- FILE [--yes]', flags: ['--yes'], fewest: 1, most: 1 })
await reportErrors(async () => {
  const config = readConfig(process.env)
  const archive = await verifyArchive(file, createProgress())
  console.log(`The archive is whole: it is of ${archive.manifest.madeAt}.`)
  reportMissingFiles(archive.missing)
  const installation = await openInstallation(config, config.engines.kind, {
    exclusive: true,
    mustExist: false,
  })
  try {
    await confirmAndLoad(installation, snapshotOf(archive), 'archive')
  } finally {
    await installation.close()
  }
})
