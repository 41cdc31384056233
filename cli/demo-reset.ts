import { joinInstallation } from '../backend/installation.ts'
import { waitForLease } from '../backend/jobs/with-lease.ts'
import { clearAll, loadDemo, showProgress } from '../demo/load.ts'
import { openFromEnvironment } from './open-from-environment.ts'
import { readArguments } from './read-arguments.ts'
import { confirm } from './terminal.ts'

/** `npm run demo:reset [-- --yes]`: replaces all content and files by the demo building. Accounts stay. */
readArguments({ usage: 'npm run demo:reset [-- --yes]', flags: ['--yes'], most: 0 })
const backend = await openFromEnvironment({
  exclusive: true,
  command: 'demo:reset',
  confirm: ({ dataDir }) => confirm(`Replace everything in ${dataDir} by the demo building?`),
})
const mismatch = await joinInstallation(backend)
if (mismatch) {
  await backend.close()
  console.error(`Nothing was replaced: ${mismatch}`)
  process.exit(1)
}
await waitForLease(backend.db, 'first start', async () => {
  await clearAll(backend)
  await loadDemo(backend, { progress: showProgress })
})
await backend.close()
console.log('Done.')
