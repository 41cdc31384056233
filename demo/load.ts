import { Readable } from 'node:stream'
import {
  addApartment,
  addApartmentImages,
  countApartments,
  setApartmentBrochure,
} from '../backend/data/apartments.ts'
import { addEnquiry, countEnquiries, markEnquiry } from '../backend/data/enquiries.ts'
import { addFloorPlan, listFloorPlans } from '../backend/data/floor-plans.ts'
import { addMediaFile, listMediaFiles } from '../backend/data/media-files.ts'
import { addParkingSpot, countParkingSpots } from '../backend/data/parking-spots.ts'
import { getCompanySettings, saveCompanySettings, saveDisplaySettings } from '../backend/data/settings.ts'
import { addStore, listStores, setStoreImage } from '../backend/data/stores.ts'
import type { Backend } from '../backend/open.ts'
import { putPicture } from '../backend/uploads/put-picture.ts'
import { mediaKind } from '../domain/media.ts'
import {
  apartmentFilePath,
  floorPlanPath,
  locationImagePath,
  mediaPath,
  storedAddress,
  storeImagePath,
} from '../domain/stored-path.ts'
import { renderBrochure } from './brochure/brochure.ts'
import { type DemoBuilding, generateDemoBuilding } from './building.ts'
import type { DemoApartment } from './homes/apartments.ts'
import { type PictureName, pictureAsJpeg, readPicture } from './pictures/pictures.ts'

/** Told after each finished step: how many of how many. */
export type Progress = (done: number, total: number) => void

/** Fills an empty backend through the same functions that the back office uses. */
export async function loadDemo(backend: Backend, progress: Progress = () => {}): Promise<void> {
  const building = generateDemoBuilding({ now: new Date() })
  const steps = stepsFor(backend, building)
  for (const [done, step] of steps.entries()) {
    await step()
    progress(done + 1, steps.length)
  }
}

/** Content of any kind counts: the demo never mixes with somebody's own. */
export async function isEmpty({ db }: Backend): Promise<boolean> {
  const counts = [
    await countApartments(db),
    await countParkingSpots(db),
    await countEnquiries(db),
    (await listStores(db)).length,
    (await listFloorPlans(db)).length,
    (await listMediaFiles(db)).length,
    (await getCompanySettings(db)).revision,
  ]
  return counts.every((count) => count === 0)
}

type Step = () => Promise<unknown>

function stepsFor(backend: Backend, building: DemoBuilding): Step[] {
  const { db, files } = backend
  const apartmentIds = new Map<string, string>()
  // Plans take longest: they are drawn while everything else is stored.
  const drawn = Promise.all(building.floorPlans.map((plan) => plan.renderPng()))
  drawn.catch(() => {})

  const store = async (path: string, content: Buffer, contentType: string) => {
    await files.put(path, Readable.from([content]), { contentType, metadata: { uploadedby: 'demo' } })
    return storedAddress(path)
  }
  const storePicture = async (path: string, content: Buffer, contentType: string) => {
    const about = { contentType, metadata: { uploadedby: 'demo' } }
    return (await putPicture(backend, path, content, about)).address
  }
  const storeView = async (path: string, picture: PictureName) =>
    storePicture(path, await pictureAsJpeg(picture), 'image/jpeg')

  const addHome = async (apartment: DemoApartment) => {
    const { id } = await addApartment(db, apartment.values)
    apartmentIds.set(apartment.key, id)
    const addresses = []
    for (const picture of apartment.photos) {
      const path = apartmentFilePath(id, 'image', timestamp(), `${picture}.webp`)
      addresses.push(await storePicture(path, await readPicture(picture), 'image/webp'))
    }
    if (addresses.length > 0) await addApartmentImages(db, id, addresses)
  }

  const addBrochure = async (apartment: DemoApartment) => {
    const id = apartmentIds.get(apartment.key) ?? ''
    const path = apartmentFilePath(id, 'brochure', timestamp(), `apartament-${apartment.values.number}.pdf`)
    const pdf = await renderBrochure(building, apartment)
    await setApartmentBrochure(db, id, await store(path, pdf, 'application/pdf'))
  }

  return [
    () => saveCompanySettings(db, 0, building.companySettings),
    async () => {
      const heroImage = await storeView(mediaPath(timestamp(), 'hero.jpg'), building.heroPicture)
      await saveDisplaySettings(db, 0, { ...building.displaySettings, heroImage })
    },
    () => storeView(locationImagePath, building.locationPicture),
    ...building.apartments.map((apartment) => () => addHome(apartment)),
    ...building.parkingSpots.map((spot) => () => addParkingSpot(db, spot)),
    ...building.stores.map(({ values, mainPicture, secondaryPicture }) => async () => {
      const { id } = await addStore(db, values)
      const slots = [
        ['main', mainPicture] as const,
        ...(secondaryPicture ? [['secondary', secondaryPicture] as const] : []),
      ]
      for (const [slot, picture] of slots) {
        const path = storeImagePath(id, slot, timestamp(), `${picture}.jpg`)
        await setStoreImage(db, id, slot, await storeView(path, picture))
      }
    }),
    ...building.enquiries.map(({ values, submittedAt, isRead }) => async () => {
      const { id } = await addEnquiry(db, values, submittedAt)
      if (isRead) await markEnquiry(db, id, { isRead })
    }),
    ...building.media.map((file) => async () => {
      const content = await file.read()
      const path = mediaPath(timestamp(), file.name)
      const url = await storePicture(path, content, file.contentType)
      const type = mediaKind(file.contentType)
      await addMediaFile(db, { name: file.name, url, type, size: content.length, storagePath: path })
    }),
    ...building.floorPlans.map((plan, index) => async () => {
      const { entrance, floor, imageWidth, imageHeight } = plan
      const image = (await drawn)[index] as Buffer
      const path = floorPlanPath(entrance, floor, timestamp(), `plan-${entrance}-${floor}.png`)
      const imageUrl = await storePicture(path, image, 'image/png')
      const shapes = plan.shapes.map(({ apartmentKey, points }) => ({
        id: crypto.randomUUID(),
        apartmentId: apartmentIds.get(apartmentKey) ?? null,
        points,
      }))
      await addFloorPlan(db, { entrance, floor }, { imageUrl, imageWidth, imageHeight }, shapes)
    }),
    ...building.apartments
      .filter(({ hasBrochure }) => hasBrochure)
      .map((apartment) => () => addBrochure(apartment)),
  ]
}

let last = 0

/** Paths carry timestamps: two files of the same moment must not meet. */
function timestamp(): number {
  last = Math.max(last + 1, Date.now())
  return last
}
