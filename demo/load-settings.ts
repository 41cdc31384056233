import { saveBuilding } from '../backend/data/building.ts'
import { feedAccess, showroomAccess } from '../backend/data/key-access.ts'
import {
  saveBuyerFacts,
  saveCompanySettings,
  saveCostSettings,
  saveHomePage,
  savePageTexts,
  savePaymentSettings,
  saveSalesRules,
  saveViewingHours,
} from '../backend/data/settings.ts'
import { addTemplate } from '../backend/enquiries/reply-templates.ts'
import { locationImagePath } from '../domain/files/stored-path.ts'
import type { DisplayImageSlot } from '../domain/files/upload-target.ts'
import { demoHomePage } from './home-page.ts'
import { type DemoImageName, demoImageAsJpeg, readDemoImage } from './images/demo-images.ts'
import type { DemoLoad, LoadStep } from './load-context.ts'
import { demoReplyTemplates } from './reply-templates.ts'

/** Steps that save the building, the company, the home page, the texts of pages, and the image of the location. */
export function settingsSteps({ building, db, place, saveImage }: DemoLoad): LoadStep[] {
  const about = (contentType: string) => ({ contentType, metadata: { uploadedBy: 'demo' } })
  return [
    () => saveBuilding(db, 0, building.record),
    () => saveCompanySettings(db, 0, building.companySettings),
    // The stage is reached later, on its day.
    () => saveBuyerFacts(db, 0, { ...building.buyerFacts, stage: 'none', stageDate: '' }),
    () => saveSalesRules(db, 0, building.salesRules),
    () => savePaymentSettings(db, 0, building.paymentSettings),
    () => saveViewingHours(db, 0, building.viewingHours),
    () => saveCostSettings(db, 0, building.costSettings),
    () => savePageTexts(db, 0, building.pageTexts),
    ...demoReplyTemplates.map((template) => () => addTemplate(db, template)),
    () => feedAccess.open(db, building.feedKey),
    () => showroomAccess.open(db, building.showroomKey),
    async () => {
      const image = (slot: DisplayImageSlot, name: DemoImageName) =>
        saveDisplayImage({ place, saveImage }, slot, name)
      const pictures = {
        hero: await image('hero', 'dusk'),
        upright: await image('upright', 'dusk-upright'),
        living: await image('interior', 'living'),
        kitchen: await image('interior', 'kitchen'),
        bedroom: await image('interior', 'bedroom'),
        description: await image('description', 'hero'),
      }
      await saveHomePage(db, 0, demoHomePage(pictures))
    },
    async () => {
      const content = await demoImageAsJpeg(building.locationImageName)
      await saveImage({ path: locationImagePath, about: about('image/jpeg') }, content)
    },
  ]
}

async function saveDisplayImage(
  { place, saveImage }: Pick<DemoLoad, 'place' | 'saveImage'>,
  slot: DisplayImageSlot,
  name: DemoImageName,
): Promise<string> {
  const stored = place({ uploader: 'displayImage', slot }, `${name}.webp`, 'image/webp')
  return saveImage(stored, await readDemoImage(name))
}
