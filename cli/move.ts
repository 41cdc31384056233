import { takeSnapshot } from '../backend/backup/live-snapshot.ts'
import { openInstallation } from '../backend/backup/open-installation.ts'
import { readConfig } from '../backend/config.ts'
import { confirmAndLoad } from './confirm-and-load.ts'
import { readArguments } from './read-arguments.ts'
import { reportErrors } from './terminal.ts'

/**
 * `npm run move -- --to hosted|embedded [--yes]`: copies everything from the data folder to PostgreSQL and S3
 * (hosted), or back (embedded). Servers must be stopped. An interrupted move continues when the command is run again.
 */
const usage = 'npm run move -- --to hosted|embedded [--yes]'
const {
  positionals: [to],
  has,
} = readArguments({ usage, flags: ['--to', '--yes'], fewest: 1, most: 1, choices: ['hosted', 'embedded'] })
await reportErrors(async () => {
  if (!has('--to') || (to !== 'hosted' && to !== 'embedded'))
    throw new Error(`--to is missing. Usage: ${usage}`)
  const config = readConfig(process.env)
  const from = to === 'hosted' ? 'embedded' : 'hosted'
  const source = await openInstallation(config, from, { exclusive: true, mustExist: true })
  try {
    const target = await openInstallation(config, to, { exclusive: true, mustExist: false })
    try {
      await confirmAndLoad(
        target,
        takeSnapshot(source),
        from === 'embedded' ? 'data folder' : 'hosted engines',
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})
