import { saveBuilding } from '../backend/data/building.ts'
import { openFeeds } from '../backend/data/feed-access.ts'
import {
  saveBuyerFacts,
  saveCompanySettings,
  saveDisplaySettings,
  savePageTexts,
} from '../backend/data/settings.ts'
import { locationImagePath } from '../domain/files/stored-path.ts'
import { demoImageAsJpeg } from './images/demo-images.ts'
import type { DemoLoad, LoadStep } from './load-context.ts'

/** Steps that save the building, the company, the texts of pages, and the image of the location. */
export function settingsSteps({ building, db, saveImage }: DemoLoad): LoadStep[] {
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
  ]
}
