import { countApartments } from '../backend/data/apartments.ts'
import { findBuilding } from '../backend/data/building.ts'
import { countEnquiries } from '../backend/data/enquiries/enquiries.ts'
import { listMediaFiles } from '../backend/data/files/media-files.ts'
import { deleteStoredImages, listStoredImagePaths } from '../backend/data/files/stored-images.ts'
import { addUnfinished, isUnfinished, removeUnfinished } from '../backend/data/installation.ts'
import { listPanoramas } from '../backend/data/panoramas.ts'
import { countParkingSpots } from '../backend/data/parking-spots.ts'
import { listBuildingViews } from '../backend/data/plans/building-views.ts'
import { listFloorPlans } from '../backend/data/plans/floor-plans.ts'
import { listParkingPlans } from '../backend/data/plans/parking-plans.ts'
import { listProgressEntries } from '../backend/data/progress-entries.ts'
import { getCompanySettings } from '../backend/data/settings.ts'
import { clearContent } from '../backend/data/snapshot/content.ts'
import { listStores } from '../backend/data/stores.ts'
import { listKeptFiles } from '../backend/files/list-all-files.ts'
import type { Backend } from '../backend/open.ts'
import { addDemoAlerts } from './alerts.ts'
import { type Brochures, openBrochures } from './brochure/brochures.ts'
import { type DemoBuilding, generateDemoBuilding } from './building.ts'
import { beginLoad, type LoadStep } from './load-context.ts'
import { diarySteps } from './load-diary.ts'
import { brochureSteps, offerSteps } from './load-offers.ts'
import { planSteps } from './load-plans.ts'
import { settingsSteps } from './load-settings.ts'
import { addDemoPapers, addDemoTemplates } from './papers.ts'
import { salesSteps } from './sales/load-sales.ts'
import { addDemoPayments } from './sales/payments.ts'
import { translationSteps } from './translations/load-translations.ts'

const demo = 'demo'

/** Called after each finished step. */
export type LoadProgress = (done: number, total: number) => void

interface LoadOptions {
  progress?: LoadProgress
  /** Throws when another server has taken over the loading. */
  assertLeaseHeld?(): Promise<void>
}

/**
 * The only module of demo/ that the rest of the product may import. Fills an empty backend with the demo building,
 * through the same functions that the admin area uses.
 */
export async function loadDemo(
  backend: Backend,
  { progress = () => {}, assertLeaseHeld = async () => {} }: LoadOptions = {},
): Promise<void> {
  const now = new Date()
  const building = generateDemoBuilding({ now })
  const brochures = openBrochures()
  const steps = stepsFor(backend, { building, now }, brochures)
  await addUnfinished(backend.db, demo)
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
  await removeUnfinished(backend.db, demo)
}

/** Whether a load was interrupted and has left half a building, which must be cleared and loaded again. */
export async function isHalfLoaded({ db }: Backend): Promise<boolean> {
  return isUnfinished(db, demo)
}

/** Deletes all content except accounts, the trash and the installation id. */
export async function clearAll({ db, files }: Backend): Promise<void> {
  await clearContent(db)
  const stored = await listKeptFiles(files)
  await files.deleteAll(stored.map(({ path }) => path))
  await deleteStoredImages(db, await listStoredImagePaths(db))
}

/**
 * Whether there is no content of any kind. Otherwise the demo is not loaded, because it must not mix with real
 * records.
 */
export async function isEmpty({ db }: Backend): Promise<boolean> {
  const counts = [
    await countApartments(db, { drafts: 'with' }),
    await countParkingSpots(db),
    await countEnquiries(db),
    (await listStores(db)).length,
    (await listProgressEntries(db)).length,
    (await listFloorPlans(db)).length,
    (await listParkingPlans(db)).length,
    (await listBuildingViews(db)).length,
    (await listPanoramas(db)).length,
    (await listMediaFiles(db)).length,
    (await findBuilding(db)).revision,
    (await getCompanySettings(db)).revision,
  ]
  return counts.every((count) => count === 0)
}

function stepsFor(
  backend: Backend,
  { building, now }: { building: DemoBuilding; now: Date },
  brochures: Brochures,
): LoadStep[] {
  const load = beginLoad(backend, building)
  // Called first, because it starts drawing the plans, which goes on during the other steps.
  const plans = planSteps(load)
  return [
    ...settingsSteps(load),
    ...offerSteps(load),
    ...diarySteps(load),
    ...plans,
    ...brochureSteps(load, brochures),
    ...translationSteps(load),
    ...salesSteps(load.db, building, {
      ids: { apartments: load.apartmentIds, spots: load.spotIds, stores: load.storeIds },
      now,
    }),
    () => addDemoPayments(load.db, now),
    () => addDemoTemplates(backend, building.openedAt),
    () => addDemoPapers(backend, now),
    () => addDemoAlerts(load.db, now),
  ]
}

/** Shows a progress bar on a terminal; elsewhere a line at the start. */
export function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) {
    if (done === 1) console.log('Loading the demo building…')
    return
  }
  const width = 30
  const filled = Math.round((done / total) * width)
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
  process.stdout.write(`\rLoading the demo building ${bar} ${Math.round((done / total) * 100)} %`)
  if (done === total) process.stdout.write('\n')
}
