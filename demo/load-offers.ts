import { Readable } from 'node:stream'
import { addApartment, addApartmentImages, setApartmentBrochure } from '../backend/data/apartments.ts'
import { addMediaFile } from '../backend/data/files/media-files.ts'
import { addParkingSpot } from '../backend/data/parking-spots.ts'
import { addStore, setStoreImage } from '../backend/data/stores.ts'
import { mediaKind } from '../domain/files/media.ts'
import { sampleViewPrefix } from '../domain/files/sample-view.ts'
import { storedUrl } from '../domain/files/stored-path.ts'
import type { DemoApartment } from './apartments/apartments.ts'
import { collectBrochure } from './brochure/brochure-content.ts'
import type { Brochures } from './brochure/brochures.ts'
import { readDemoImage } from './images/demo-images.ts'
import type { DemoLoad, LoadStep } from './load-context.ts'
import { firstOffer, firstOfferOfSpot } from './sales/opening.ts'

/** Steps that add everything for sale as it was first offered, and the media library. */
export function offerSteps(load: DemoLoad): LoadStep[] {
  const { building, db, spotIds } = load
  return [
    ...building.apartments.map((apartment) => () => loadApartment(load, apartment)),
    ...building.parkingSpots.map((spot) => async () => {
      spotIds.set(spot.number, (await addParkingSpot(db, firstOfferOfSpot(building, spot))).id)
    }),
    ...building.stores.map((store) => () => addShop(load, store)),
    ...building.media.map((file) => () => addToLibrary(load, file)),
  ]
}

/** Steps that add the brochures. They come after the apartments and the plans, because brochures show both. */
export function brochureSteps(load: DemoLoad, brochures: Brochures): LoadStep[] {
  const withBrochure = load.building.apartments.filter(({ hasBrochure }) => hasBrochure)
  return withBrochure.map((apartment) => () => addBrochure(load, brochures, apartment))
}

async function loadApartment(load: DemoLoad, apartment: DemoApartment): Promise<void> {
  const { building, db, apartmentIds, place, saveImage } = load
  const { id } = await addApartment(db, firstOffer(building, apartment))
  apartmentIds.set(apartment.key, id)
  const urls = []
  for (const image of apartment.photos) {
    const target = { uploader: 'apartmentPhoto', apartmentId: id } as const
    const photo = place(target, `${sampleViewPrefix}-${image}.webp`, 'image/webp')
    urls.push(await saveImage(photo, await readDemoImage(image)))
  }
  if (urls.length > 0) await addApartmentImages(db, id, urls)
}

async function addBrochure(load: DemoLoad, brochures: Brochures, apartment: DemoApartment): Promise<void> {
  const { building, db, files, apartmentIds, place } = load
  const apartmentId = apartmentIds.get(apartment.key) ?? ''
  const name = `apartament-${apartment.values.number}.pdf`
  const { path, about } = place({ uploader: 'brochure', apartmentId }, name, 'application/pdf')
  const brochure = await brochures.draw(await collectBrochure(building, apartment))
  await files.put(path, Readable.from([brochure]), about)
  await setApartmentBrochure(db, apartmentId, storedUrl(path))
}

async function addShop(
  { db, storeIds, storeView }: DemoLoad,
  { values, mainImageName, secondaryImageName }: DemoLoad['building']['stores'][number],
): Promise<void> {
  const { id } = await addStore(db, values)
  storeIds.set(values.title, id)
  const slots = [
    ['main', mainImageName] as const,
    ...(secondaryImageName ? [['secondary', secondaryImageName] as const] : []),
  ]
  for (const [slot, image] of slots) {
    const url = await storeView({ uploader: 'storeImage', storeId: id, slot }, image)
    await setStoreImage(db, id, slot, url)
  }
}

async function addToLibrary(
  { db, place, saveImage }: DemoLoad,
  file: DemoLoad['building']['media'][number],
): Promise<void> {
  const content = await file.read()
  const stored = place({ uploader: 'media' }, file.name, file.contentType)
  const url = await saveImage(stored, content)
  const type = mediaKind(file.contentType)
  await addMediaFile(db, { name: file.name, url, type, size: content.length, storagePath: stored.path })
}
