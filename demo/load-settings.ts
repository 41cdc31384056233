import { saveBuilding } from '../backend/data/building.ts'
import { openFeeds } from '../backend/data/feed-access.ts'
import {
  saveBuyerFacts,
  saveCompanySettings,
  saveDisplaySettings,
  savePageTexts,
  setBuildingView,
} from '../backend/data/settings.ts'
import { locationImagePath, mediaPath, uploadStamp } from '../domain/files/stored-path.ts'
import { facadeImageName, readFacade } from './building-view.ts'
import { demoImageAsJpeg, readDemoImage } from './images/demo-images.ts'
import type { DemoLoad, LoadStep } from './load-context.ts'

/** Steps that save the building, the company, the texts of pages, and the images of the location and the building. */
export function settingsSteps({ building, db, timestamp, saveImage }: DemoLoad): LoadStep[] {
  const about = (contentType: string) => ({ contentType, metadata: { uploadedBy: 'demo' } })
  return [
    () => saveBuilding(db, 0, building.record),
    () => saveCompanySettings(db, 0, building.companySettings),
    () => saveBuyerFacts(db, 0, building.buyerFacts),
    () => savePageTexts(db, 0, building.pageTexts),
    () => openFeeds(db, building.feedKey),
    // No main image is set, because the bundled one has a portrait version for phones.
    () => saveDisplaySettings(db, 0, building.displaySettings),
    async () => {
      const content = await demoImageAsJpeg(building.locationImageName)
      await saveImage({ path: locationImagePath, about: about('image/jpeg') }, content)
    },
    async () => {
      const path = mediaPath(uploadStamp(timestamp(), Math.random()), `${facadeImageName}.webp`)
      const content = await readDemoImage(facadeImageName)
      const imageUrl = await saveImage({ path, about: about('image/webp') }, content)
      await setBuildingView(db, { ...(await readFacade()), imageUrl })
    },
  ]
}
