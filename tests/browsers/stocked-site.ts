import { addApartmentImages, listApartments } from '../../backend/data/apartments.ts'
import { addStore } from '../../backend/data/stores.ts'
import type { Backend } from '../../backend/open.ts'
import { drawPlan, rectangle } from '../e2e/drawn-plan.ts'
import { credentials, type OwnSite, openOwnSite } from '../e2e/own-site.ts'
import { saveImage } from '../e2e/stored-image.ts'

/** The floor on which apartment 11 is outlined. */
export const fourthFloor = { entrance: '1', floor: 4 } as const
export const stockedOutline = rectangle(600, 100, 400, 300)

/** The small building with photos, plans of two floors and a store. */
export async function openStockedSite(): Promise<OwnSite> {
  const site = await openOwnSite(credentials)
  const { backend } = site
  await addPhotos(backend)
  await drawPlan(backend, { entrance: '1', floor: 3 }, [['10', rectangle(100, 100, 400, 300)]])
  await drawPlan(backend, fourthFloor, [['11', stockedOutline]])
  await addStore(backend.db, { title: 'Пекарна „Зора“', description: 'Топъл хляб.', price: 0 })
  return site
}

async function addPhotos(backend: Backend): Promise<void> {
  const [apartment] = await listApartments(backend.db, { floor: 2 })
  const id = apartment?.id ?? ''
  const photos: string[] = []
  for (const colour of ['#aa3333', '#33aa33', '#3333aa'])
    photos.push(await saveImage(backend, `apartments/${id}/image_${photos.length}_photo.jpg`, colour))
  await addApartmentImages(backend.db, id, photos)
}
