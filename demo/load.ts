import { Readable } from 'node:stream'
import {
  addApartment,
  addApartmentImages,
  countApartments,
  setApartmentBrochure,
} from '../backend/data/apartments.ts'
import { setBuildingView } from '../backend/data/building-view.ts'
import { clearContent } from '../backend/data/clear-content.ts'
import { countEnquiries } from '../backend/data/enquiries.ts'
import { addFloorPlan, listFloorPlans } from '../backend/data/floor-plans.ts'
import { addMediaFile, listMediaFiles } from '../backend/data/media-files.ts'
import { listParkingPlans, setParkingPlan } from '../backend/data/parking-plans.ts'
import { addParkingSpot, countParkingSpots } from '../backend/data/parking-spots.ts'
import { deletePictures, listPicturePaths } from '../backend/data/pictures.ts'
import {
  getCompanySettings,
  saveBuyerFacts,
  saveCompanySettings,
  saveDisplaySettings,
} from '../backend/data/settings.ts'
import { addStore, listStores, setStoreImage } from '../backend/data/stores.ts'
import { isUnfinished, noteFinished, noteUnfinished } from '../backend/data/unfinished.ts'
import { listServedFiles } from '../backend/files/list-all-files.ts'
import type { Backend } from '../backend/open.ts'
import { putPicture } from '../backend/pictures/put-picture.ts'
import { type Place, placeFile, risingClock } from '../backend/uploads/place-file.ts'
import { mediaKind } from '../domain/files/media.ts'
import { sampleViewPrefix } from '../domain/files/sample-view.ts'
import { locationImagePath, mediaPath, storedUrl, uploadStamp } from '../domain/files/stored-path.ts'
import type { UploadTarget } from '../domain/files/upload-target.ts'
import { collectBrochure } from './brochure/brochure-content.ts'
import { type Brochures, openBrochures } from './brochure/brochures.ts'
import { type DemoBuilding, generateDemoBuilding } from './building.ts'
import { facadePicture, readFacade } from './building-view.ts'
import type { DemoApartment } from './homes/apartments.ts'
import { type PictureName, pictureAsJpeg, readPicture } from './pictures/pictures.ts'
import { salesSteps } from './sales/load-sales.ts'
import { firstOffer, firstOfferOfSpot } from './sales/opening.ts'

const demo = 'demo'

/** Told after each finished step: how many of how many. */
export type Progress = (done: number, total: number) => void

interface LoadOptions {
  progress?: Progress
  /** Throws when another server has begun to load. */
  stillOurs?(): Promise<void>
}

/** Fills an empty backend through the same functions that the back office uses. */
export async function loadDemo(
  backend: Backend,
  { progress = () => {}, stillOurs = async () => {} }: LoadOptions = {},
): Promise<void> {
  const building = generateDemoBuilding({ now: new Date() })
  const brochures = openBrochures()
  const steps = stepsFor(backend, building, brochures)
  await noteUnfinished(backend.db, demo)
  try {
    for (const [done, step] of steps.entries()) {
      await stillOurs()
      await step()
      progress(done + 1, steps.length)
    }
  } finally {
    await brochures.close()
  }
  await stillOurs()
  await noteFinished(backend.db, demo)
}

/** A load that was interrupted leaves half a building, which nobody has touched: it is begun anew. */
export async function isHalfLoaded({ db }: Backend): Promise<boolean> {
  return isUnfinished(db, demo)
}

/** Everything but the accounts, the trash, and which installation it is. */
export async function clearAll({ db, files }: Backend): Promise<void> {
  await clearContent(db)
  const stored = await listServedFiles(files)
  await files.deleteAll(stored.map(({ path }) => path))
  await deletePictures(db, await listPicturePaths(db))
}

/** Content of any kind counts: the demo never mixes with somebody's own. */
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

type Step = () => Promise<unknown>

function stepsFor(backend: Backend, building: DemoBuilding, brochures: Brochures): Step[] {
  const { files } = backend
  const db = backend.db.at(building.openedAt)
  const timestamp = risingClock()
  const apartmentIds = new Map<string, string>()
  const spotIds = new Map<string, string>()
  // Plans take longest: they are drawn while everything else is stored.
  const drawn = Promise.all(building.floorPlans.map((plan) => plan.renderPng()))
  drawn.catch(() => {})

  const place = (target: UploadTarget, name: string, contentType: string) =>
    placeFile(target, { name, contentType, uploadedBy: 'demo', timestamp: timestamp() })
  const storePicture = async ({ path, about }: Pick<Place, 'path' | 'about'>, content: Buffer) =>
    (await putPicture(backend, path, content, about)).url
  const storeView = async (target: UploadTarget, picture: PictureName) =>
    storePicture(
      place(target, `${sampleViewPrefix}-${picture}.jpg`, 'image/jpeg'),
      await pictureAsJpeg(picture),
    )

  const addHome = async (apartment: DemoApartment) => {
    const { id } = await addApartment(db, firstOffer(building, apartment))
    apartmentIds.set(apartment.key, id)
    const urls = []
    for (const picture of apartment.photos) {
      const target = { uploader: 'apartmentPhoto', apartmentId: id } as const
      const photo = place(target, `${sampleViewPrefix}-${picture}.webp`, 'image/webp')
      urls.push(await storePicture(photo, await readPicture(picture)))
    }
    if (urls.length > 0) await addApartmentImages(db, id, urls)
  }

  const addBrochure = async (apartment: DemoApartment) => {
    const apartmentId = apartmentIds.get(apartment.key) ?? ''
    const name = `apartament-${apartment.values.number}.pdf`
    const { path, about } = place({ uploader: 'brochure', apartmentId }, name, 'application/pdf')
    const brochure = await brochures.draw(await collectBrochure(building, apartment))
    await files.put(path, Readable.from([brochure]), about)
    await setApartmentBrochure(db, apartmentId, storedUrl(path))
  }

  return [
    () => saveCompanySettings(db, 0, building.companySettings),
    () => saveBuyerFacts(db, 0, building.buyerFacts),
    async () => {
      const heroImage = await storeView({ uploader: 'displayImage', slot: 'hero' }, building.heroPicture)
      await saveDisplaySettings(db, 0, { ...building.displaySettings, heroImage })
    },
    async () => {
      const about = { contentType: 'image/jpeg', metadata: { uploadedBy: 'demo' } }
      await storePicture({ path: locationImagePath, about }, await pictureAsJpeg(building.locationPicture))
    },
    async () => {
      const path = mediaPath(uploadStamp(timestamp(), Math.random()), `${facadePicture}.webp`)
      const about = { contentType: 'image/webp', metadata: { uploadedBy: 'demo' } }
      const imageUrl = await storePicture({ path, about }, await readPicture(facadePicture))
      await setBuildingView(db, { ...(await readFacade()), imageUrl })
    },
    ...building.apartments.map((apartment) => () => addHome(apartment)),
    ...building.parkingSpots.map((spot) => async () => {
      spotIds.set(spot.number, (await addParkingSpot(db, firstOfferOfSpot(building, spot))).id)
    }),
    ...building.stores.map(({ values, mainPicture, secondaryPicture }) => async () => {
      const { id } = await addStore(db, values)
      const slots = [
        ['main', mainPicture] as const,
        ...(secondaryPicture ? [['secondary', secondaryPicture] as const] : []),
      ]
      for (const [slot, picture] of slots) {
        const url = await storeView({ uploader: 'storeImage', storeId: id, slot }, picture)
        await setStoreImage(db, id, slot, url)
      }
    }),
    ...building.media.map((file) => async () => {
      const content = await file.read()
      const stored = place({ uploader: 'media' }, file.name, file.contentType)
      const url = await storePicture(stored, content)
      const type = mediaKind(file.contentType)
      await addMediaFile(db, { name: file.name, url, type, size: content.length, storagePath: stored.path })
    }),
    ...building.floorPlans.map((plan, index) => async () => {
      const { entrance, floor, imageWidth, imageHeight } = plan
      const image = (await drawn)[index] as Buffer
      const target = { uploader: 'floorPlan', entrance, floor } as const
      const imageUrl = await storePicture(place(target, `plan-${entrance}-${floor}.png`, 'image/png'), image)
      const outlines = plan.outlines.map(({ apartmentKey, points }) => ({
        id: crypto.randomUUID(),
        apartmentId: apartmentIds.get(apartmentKey) ?? null,
        points,
      }))
      await addFloorPlan(db, { entrance, floor }, { imageUrl, imageWidth, imageHeight }, outlines)
    }),
    ...building.parkingPlans.map((plan) => async () => {
      const { level, imageWidth, imageHeight } = plan
      const stored = place({ uploader: 'parkingPlan', level }, 'plan.png', 'image/png')
      const imageUrl = await storePicture(stored, await plan.renderPng())
      const outlines = plan.outlines.map(({ number, points }) => ({
        id: crypto.randomUUID(),
        linkedId: spotIds.get(number) ?? null,
        points,
      }))
      await setParkingPlan(db, level, { imageUrl, imageWidth, imageHeight }, outlines)
    }),
    ...building.apartments
      .filter(({ hasBrochure }) => hasBrochure)
      .map((apartment) => () => addBrochure(apartment)),
    ...salesSteps(db, building, { apartments: apartmentIds, spots: spotIds }),
  ]
}
