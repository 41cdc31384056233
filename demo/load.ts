import { countApartments } from '../backend/data/apartments.ts'
import { clearContent } from '../backend/data/clear-content.ts'
import { countEnquiries } from '../backend/data/enquiries.ts'
import { listFloorPlans } from '../backend/data/floor-plans.ts'
import { listMediaFiles } from '../backend/data/media-files.ts'
import { listParkingPlans } from '../backend/data/parking-plans.ts'
import { countParkingSpots } from '../backend/data/parking-spots.ts'
import { getCompanySettings } from '../backend/data/settings.ts'
import { deleteStoredImages, listStoredImagePaths } from '../backend/data/stored-images.ts'
import { listStores } from '../backend/data/stores.ts'
import { isUnfinished, noteFinished, noteUnfinished } from '../backend/data/unfinished.ts'
import { listServedFiles } from '../backend/files/list-all-files.ts'
import type { Backend } from '../backend/open.ts'
import { type Brochures, openBrochures } from './brochure/brochures.ts'
import { type DemoBuilding, generateDemoBuilding } from './building.ts'
import { beginLoad, type LoadStep } from './demo-load.ts'
import { brochureSteps, offerSteps } from './load-offers.ts'
import { planSteps } from './load-plans.ts'
import { settingsSteps } from './load-settings.ts'
import { salesSteps } from './sales/load-sales.ts'

const demo = 'demo'

/** Called after each finished step with the number of finished steps and of all steps. */
export type LoadProgress = (done: number, total: number) => void

interface LoadOptions {
  progress?: LoadProgress
  /** Throws when another server has begun to load. */
  assertLeaseHeld?(): Promise<void>
}

/** Fills an empty backend through the same functions that the admin area uses. */
export async function loadDemo(
  backend: Backend,
  { progress = () => {}, assertLeaseHeld = async () => {} }: LoadOptions = {},
): Promise<void> {
  const building = generateDemoBuilding({ now: new Date() })
  const brochures = openBrochures()
  const steps = stepsFor(backend, building, brochures)
  await noteUnfinished(backend.db, demo)
  try {
    for (const [done, step] of steps.entries()) {
      await assertLeaseHeld()
      await step()
      progress(done + 1, steps.length)
    }
  } finally {
    await brochures.close()
  }
  await assertLeaseHeld()
  await noteFinished(backend.db, demo)
}

/** Whether a load was interrupted. Nobody has changed its partial building, so the load can be started over. */
export async function isHalfLoaded({ db }: Backend): Promise<boolean> {
  return isUnfinished(db, demo)
}

/** Deletes everything except the accounts, the trash, and the installation id. */
export async function clearAll({ db, files }: Backend): Promise<void> {
  await clearContent(db)
  const stored = await listServedFiles(files)
  await files.deleteAll(stored.map(({ path }) => path))
  await deleteStoredImages(db, await listStoredImagePaths(db))
}

/** Whether there is no content of any kind, as the demo is never mixed with other content. */
export async function isEmpty({ db }: Backend): Promise<boolean> {
  const counts = [
    await countApartments(db),
    await countParkingSpots(db),
    await countEnquiries(db),
    (await listStores(db)).length,
    (await listFloorPlans(db)).length,
    (await listParkingPlans(db)).length,
    (await listMediaFiles(db)).length,
    (await getCompanySettings(db)).revision,
  ]
  return counts.every((count) => count === 0)
}

function stepsFor(backend: Backend, building: DemoBuilding, brochures: Brochures): LoadStep[] {
  const load = beginLoad(backend, building)
  // Created first, as it starts to draw the plans.
  const plans = planSteps(load)
  return [
    ...settingsSteps(load),
    ...offerSteps(load),
    ...plans,
    ...brochureSteps(load, brochures),
    ...salesSteps(load.db, building, { apartments: load.apartmentIds, spots: load.spotIds }),
  ]
}
