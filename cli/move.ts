import { takeSnapshot } from '../backend/backup/live-snapshot.ts'
import { openSide } from '../backend/backup/side.ts'
import { readConfig } from '../backend/config.ts'
import { fillAfterAsking } from './fill-after-asking.ts'
import { tellFaults } from './tell-faults.ts'

/**
 * `npm run move -- --to hosted|embedded [--yes]`: copies everything from the data folder to the hosted engines, or
 * back. Servers are stopped meanwhile. Broken off, it goes on when it is run again.
 */
await tellFaults(async () => {
  const [option, to, ...others] = process.argv.slice(2).filter((word) => word !== '--yes')
  if (option !== '--to' || (to !== 'hosted' && to !== 'embedded') || others.length > 0)
    throw new Error('Usage: npm run move -- --to hosted|embedded [--yes]')
  const config = readConfig(process.env)
  const from = to === 'hosted' ? 'embedded' : 'hosted'
  const source = await openSide(config, from, { exclusive: true, mustExist: true })
  try {
    const target = await openSide(config, to, { exclusive: true, mustExist: false })
    try {
      await fillAfterAsking(
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
