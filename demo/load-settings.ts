import { setBuildingView } from '../backend/data/building-view.ts'
import { openFeeds } from '../backend/data/feed-access.ts'
import { saveBuyerFacts, saveCompanySettings, saveDisplaySettings } from '../backend/data/settings.ts'
import { locationImagePath, mediaPath, uploadStamp } from '../domain/files/stored-path.ts'
import { facadePicture, readFacade } from './building-view.ts'
import type { DemoLoad, Step } from './demo-load.ts'
import { pictureAsJpeg, readPicture } from './pictures/pictures.ts'

/** Who sells, what the home page shows, and the pictures of the place and of the building. */
export function settingsSteps({ building, db, timestamp, storePicture }: DemoLoad): Step[] {
  const about = (contentType: string) => ({ contentType, metadata: { uploadedBy: 'demo' } })
  return [
    () => saveCompanySettings(db, 0, building.companySettings),
    () => saveBuyerFacts(db, 0, building.buyerFacts),
    () => openFeeds(db, building.feedKey),
    // Without a main picture of its own: the bundled one has an upright view for phones.
    () => saveDisplaySettings(db, 0, building.displaySettings),
    async () => {
      const content = await pictureAsJpeg(building.locationPicture)
      await storePicture({ path: locationImagePath, about: about('image/jpeg') }, content)
    },
    async () => {
      const path = mediaPath(uploadStamp(timestamp(), Math.random()), `${facadePicture}.webp`)
      const content = await readPicture(facadePicture)
      const imageUrl = await storePicture({ path, about: about('image/webp') }, content)
      await setBuildingView(db, { ...(await readFacade()), imageUrl })
    },
  ]
}
