import { z } from 'zod'
import { apartmentSchema } from '../../../domain/apartment/apartment-schema.ts'
import { type Building, emptyBuilding } from '../../../domain/building/building.ts'
import { buildingSchema } from '../../../domain/building/building-schema.ts'
import { buildingViewSchema } from '../../../domain/building/building-view-schema.ts'
import { buyerFactsSchema } from '../../../domain/buyer-facts/buyer-facts.ts'
import { costSettingsSchema } from '../../../domain/costs/cost-settings.ts'
import { replyTemplateSchema } from '../../../domain/enquiry/reply-template.ts'
import { floorOutlinesSchema, outlinesSchema } from '../../../domain/floor-plan/floor-plan-schema.ts'
import { homePageSchema } from '../../../domain/home-page/home-page-schema.ts'
import { pageTextsSchema } from '../../../domain/page-texts/page-texts-schema.ts'
import { panoramaSchema } from '../../../domain/panorama/panorama-schema.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { progressSchema } from '../../../domain/progress/progress-entry.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { salesRulesSchema } from '../../../domain/sales/sales-rules.ts'
import { companySettingsSchema } from '../../../domain/settings.ts'
import { storeSchema } from '../../../domain/store.ts'
import { offeredLanguagesSchema } from '../../../domain/translations/offered-languages.ts'
import { revertedTranslationSchema } from '../../../domain/translations/translation-schema.ts'
import { viewingHoursSchema } from '../../../domain/viewing/viewing-hours.ts'
import { findApartmentWithNotes, updateApartment } from '../apartments.ts'
import { BuildingInUse, findBuilding, getBuilding, saveDescription } from '../building.ts'
import type { Database } from '../database.ts'
import { findReplyTemplate, updateReplyTemplate } from '../enquiries/reply-templates.ts'
import { CannotRevert } from '../history/errors.ts'
import { findPanorama, updatePanorama } from '../panoramas.ts'
import { findParkingSpotWithNotes, updateParkingSpot } from '../parking-spots.ts'
import { findBuildingView, updateView } from '../plans/building-views.ts'
import { findFloorPlanById, saveOutlines } from '../plans/floor-plans.ts'
import { InvalidLink } from '../plans/outline-links.ts'
import { findParkingPlanById, saveParkingOutlines } from '../plans/parking-plans.ts'
import { findProgressEntry, updateProgressEntry } from '../progress-entries.ts'
import { assertApartmentStatusAllowed, assertSpotStatusAllowed } from '../reservations/errors.ts'
import {
  getBuyerFacts,
  getCompanySettings,
  getCostSettings,
  getHomePage,
  getOfferedLanguages,
  getPageTexts,
  getSalesRules,
  getViewingHours,
  saveBuyerFacts,
  saveCompanySettings,
  saveCostSettings,
  saveHomePage,
  saveOfferedLanguages,
  savePageTexts,
  saveSalesRules,
  saveViewingHours,
} from '../settings.ts'
import { findStore, updateStore } from '../stores.ts'
import { findTranslationRecord, reviseTranslation } from '../translations.ts'
import type { RevertRule } from './descriptor.ts'

export const apartmentRevert: RevertRule = {
  ...byForm(findApartmentWithNotes, apartmentSchema, updateApartment),
  assertStatusAllowed: assertApartmentStatusAllowed,
}

export const parkingSpotRevert: RevertRule = {
  ...byForm(findParkingSpotWithNotes, () => parkingSpotSchema, updateParkingSpot),
  assertStatusAllowed: assertSpotStatusAllowed,
}

export const replyTemplateRevert = byForm(findReplyTemplate, () => replyTemplateSchema, updateReplyTemplate)

export const storeRevert = byForm(findStore, () => storeSchema, updateStore)

export const progressRevert = byForm(findProgressEntry, () => progressSchema, updateProgressEntry)
/** The floors and the direction. A replaced picture is uploaded again. */
export const panoramaRevert = byForm(findPanorama, panoramaSchema, updatePanorama)

/** Brings the earlier text back together with the Bulgarian text that it translates. */
export const translationRevert = byForm(
  findTranslationRecord,
  () => revertedTranslationSchema,
  reviseTranslation,
)

/**
 * The rules for reverting settings, by the id of the settings. The retention cannot be reverted: a shorter
 * period erases data, and only its own screen asks for a confirmation.
 */
export const settingsReverts = new Map([
  ['company', settingsByForm(getCompanySettings, companySettingsSchema, saveCompanySettings)],
  ['display', settingsByForm(getHomePage, homePageSchema, saveHomePage)],
  ['buyer-facts', settingsByForm(getBuyerFacts, buyerFactsSchema, saveBuyerFacts)],
  ['sales-rules', settingsByForm(getSalesRules, salesRulesSchema, saveSalesRules)],
  ['costs', settingsByForm(getCostSettings, costSettingsSchema, saveCostSettings)],
  ['page-texts', settingsByForm(getPageTexts, pageTextsSchema, savePageTexts)],
  ['viewings', settingsByForm(getViewingHours, viewingHoursSchema, saveViewingHours)],
  ['languages', settingsByForm(getOfferedLanguages, offeredLanguagesSchema, saveOfferedLanguages)],
])

/**
 * Reverts a change of the building. This is refused where apartments, parking spots or plans use what the older
 * building does not have.
 */
export const buildingRevert = settingsByForm(
  findBuilding,
  { shape: buildingSchema.in.shape, safeParse: (values) => buildingSchema.safeParse(values) },
  (db, revision, building) =>
    saveDescription(db, revision, building).catch((error) => {
      throw error instanceof BuildingInUse ? new CannotRevert() : error
    }),
)

/**
 * Outlines of plans and views, and the names of views. A replaced image is uploaded again, and the order of views is
 * changed by moving one: a position alone would be that of two views.
 */
export const floorPlanRevert = drawn(
  byForm(findFloorPlanById, () => z.object({ outlines: floorOutlinesSchema }), asDrawn(saveOutlines)),
)
export const parkingPlanRevert = drawn(
  byForm(findParkingPlanById, () => z.object({ outlines: outlinesSchema }), asDrawn(saveParkingOutlines)),
)
export const buildingViewRevert = drawn(byForm(findBuildingView, () => buildingViewSchema, updateView))

function asDrawn<Outlines>(
  save: (db: Database, id: string, revision: number, outlines: Outlines) => Promise<unknown>,
) {
  return (db: Database, id: string, revision: number, { outlines }: { outlines: Outlines }) =>
    save(db, id, revision, outlines)
}

/** Refuses outlines of what is no longer there. */
function drawn(rule: RevertRule): RevertRule {
  return {
    ...rule,
    drawnOn: 'imageUrl',
    update: (db, id, revision, values) =>
      rule.update(db, id, revision, values).catch((error) => {
        throw error instanceof InvalidLink ? new CannotRevert() : error
      }),
  }
}

interface FormSchema<Values> {
  shape: object
  safeParse(values: unknown): { success: true; data: Values } | { success: false }
}

/** Reverts through the schema and the update function of the record's form. */
function byForm<Values>(
  find: RevertRule['find'],
  schemaOf: (building: Building) => FormSchema<Values>,
  update: (db: Database, id: string, revision: number, values: Values) => Promise<unknown>,
): RevertRule {
  return {
    find,
    // The names of the fields are the same in every building.
    fields: Object.keys(schemaOf(emptyBuilding).shape),
    async update(db, id, revision, values) {
      const parsed = schemaOf(await getBuilding(db)).safeParse(values)
      if (!parsed.success) throw new CannotRevert()
      return update(db, id, revision, parsed.data)
    },
  }
}

function settingsByForm<Values>(
  get: (db: Database) => Promise<SavedRecord<Values>>,
  schema: FormSchema<Values>,
  save: (db: Database, revision: number, values: Values) => Promise<unknown>,
): RevertRule {
  const find = async (db: Database, id: string) => {
    const { revision, values } = await get(db)
    return { id, revision, ...values }
  }
  return byForm(
    find,
    () => schema,
    (db, _, revision, values) => save(db, revision, values),
  )
}
