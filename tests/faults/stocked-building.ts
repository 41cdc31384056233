import { ReadableStream } from 'node:stream/web'
import sharp from 'sharp'
import { addApartment } from '../../backend/data/apartments.ts'
import { addEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { listMediaFiles } from '../../backend/data/files/media-files.ts'
import { addParkingSpot } from '../../backend/data/parking-spots.ts'
import { findFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { findParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import { addStore } from '../../backend/data/stores.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { UploadTarget } from '../../domain/files/upload-target.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import { publishSite } from '../publish-site.ts'

/** A word that occurs in every text that only the admin area shows. */
export const secret = 'zaklyucheno'

export interface StockedBuilding {
  apartmentId: string
  parkingSpotId: string
  storeId: string
  floorPlanId: string
  parkingPlanId: string
  viewId: string
  enquiryId: string
  mediaId: string
  photo: string
  brochure: string
}

/** Publishes the site, and adds one record of each kind with its files, and the secret in each that has internal texts. */
export async function stockBuilding(backend: Backend): Promise<StockedBuilding> {
  const { db } = backend
  const internalNotes = `${secret}-notes`
  const { id: apartmentId } = await addApartment(db, {
    ...newApartment(defaultBuilding),
    number: '57',
    price: 85_000,
    internalNotes,
  })
  const spot = await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number: 'P-57', internalNotes })
  const store = await addStore(db, { title: 'Аптека', description: 'До входа', price: 0 })
  const enquiry = await addEnquiry(db, {
    name: `${secret}-name`,
    email: `${secret}@example.com`,
    phone: '000',
    message: `${secret}-message`,
    apartmentNumber: '57',
    about: '',
    wishedTime: '',
  })
  const image = await testImage(400, 300)
  const put = (target: UploadTarget, name: string, bytes = image) => upload(backend, target, name, bytes)
  const photo = await put({ uploader: 'apartmentPhoto', apartmentId }, 'photo.jpg')
  const brochure = await put({ uploader: 'brochure', apartmentId }, 'brochure.pdf', brochureBytes)
  await put({ uploader: 'storeImage', storeId: store.id, slot: 'main' }, 'store.jpg')
  await put({ uploader: 'floorPlan', entrance: '1', floor: 1 }, 'plan.jpg')
  await put({ uploader: 'parkingPlan', level: 1 }, 'parking.jpg')
  const viewId = crypto.randomUUID()
  await put({ uploader: 'buildingView', viewId }, 'view.jpg')
  await put({ uploader: 'media' }, `${secret}-media.jpg`)
  const plan = await findFloorPlan(db, { entrance: '1', floor: 1 })
  const [media] = await listMediaFiles(db)
  await publishSite(backend)
  return {
    apartmentId,
    parkingSpotId: spot.id,
    storeId: store.id,
    floorPlanId: plan?.id ?? '',
    parkingPlanId: (await findParkingPlan(db, 1))?.id ?? '',
    viewId,
    enquiryId: enquiry.id,
    mediaId: media?.id ?? '',
    photo,
    brochure,
  }
}

const brochureBytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** Noise hardly compresses, so the file has some length. */
export function testImage(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#2f7ea3', noise } })
    .jpeg()
    .toBuffer()
}

async function upload(
  { uploads }: Backend,
  target: UploadTarget,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const body = ReadableStream.from([new Uint8Array(bytes)])
  const outcome = await uploads.receive({
    id: crypto.randomUUID(),
    target,
    name,
    body,
    length: bytes.length,
  })
  if (!('stored' in outcome)) throw new Error(JSON.stringify(outcome))
  return outcome.stored.url
}
