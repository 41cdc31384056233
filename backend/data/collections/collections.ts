import { compareApartments } from '../../../domain/apartment/apartment.ts'
import { linkedOutlines } from '../../../domain/building/building-view.ts'
import { compareEntrances } from '../../../domain/building/entrance-order.ts'
import { removeApartments } from '../apartments.ts'
import { getBuilding } from '../building.ts'
import { referencesTo, textsInJson } from '../files/stored-urls.ts'
import { removeParkingSpots } from '../parking-spots.ts'
import {
  eachEnquiryMessage,
  eachEnquiryNote,
  eachInternalNote,
  eachReservationNote,
} from '../personal-data/personal-texts.ts'
import { listBuildingViews } from '../plans/building-views.ts'
import { listFloorPlans } from '../plans/floor-plans.ts'
import { listParkingPlans } from '../plans/parking-plans.ts'
import { listReservations } from '../reservations/queries.ts'
import type { Collection } from '../schema.ts'
import { emptyTranslations } from '../translations.ts'
import type { CollectionDescriptor, UnitUse } from './descriptor.ts'
import { apartmentRestore, mediaRestore, parkingSpotRestore, storeRestore } from './restore-rules.ts'
import {
  apartmentRevert,
  buildingRevert,
  buildingViewRevert,
  floorPlanRevert,
  parkingPlanRevert,
  parkingSpotRevert,
  settingsReverts,
  storeRevert,
  translationRevert,
} from './revert-rules.ts'

/** The descriptors of all collections, in the order in which personal data and the uses of files are listed. */
export const collectionDescriptors: { readonly [Name in Collection]: CollectionDescriptor<Name> } = {
  apartments: {
    readFacts: (db, ids) =>
      db.read.selectFrom('apartments').select(['id', 'number', 'entrance']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const apartments = await db.read
        .selectFrom('apartments')
        .select(['id', 'number', 'entrance', 'images', 'mainImage', 'brochureUrl'])
        .execute()
      return apartments
        .sort(compareApartments(await getBuilding(db)))
        .flatMap(({ images, mainImage, brochureUrl, ...use }) =>
          referencesTo([...textsInJson(images), mainImage, brochureUrl], { kind: 'apartment', ...use }),
        )
    },
    readTexts: (db) => [eachInternalNote(db, 'apartments')],
    readUnitUses: null,
    restore: apartmentRestore,
    revert: () => apartmentRevert,
    removeAdded: removeApartments,
  },
  parkingSpots: {
    readFacts: (db, ids) =>
      db.read.selectFrom('parkingSpots').select(['id', 'number']).where('id', 'in', ids).execute(),
    readFiles: null,
    readTexts: (db) => [eachInternalNote(db, 'parkingSpots')],
    readUnitUses: null,
    restore: parkingSpotRestore,
    revert: () => parkingSpotRevert,
    removeAdded: removeParkingSpots,
  },
  stores: {
    readFacts: (db, ids) =>
      db.read.selectFrom('stores').select(['id', 'title']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const stores = await db.read
        .selectFrom('stores')
        .select(['id', 'title', 'mainImage', 'secondaryImage'])
        .execute()
      return stores.flatMap(({ mainImage, secondaryImage, ...use }) =>
        referencesTo([mainImage, secondaryImage], { kind: 'store', ...use }),
      )
    },
    readTexts: null,
    readUnitUses: null,
    restore: storeRestore,
    revert: () => storeRevert,
    removeAdded: null,
  },
  floorPlans: {
    readFacts: (db, ids) =>
      db.read.selectFrom('floorPlans').select(['id', 'entrance', 'floor']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const plans = await db.read
        .selectFrom('floorPlans')
        .select(['entrance', 'floor', 'imageUrl'])
        .orderBy('floor')
        .execute()
      const byEntrance = compareEntrances(await getBuilding(db))
      plans.sort((one, other) => byEntrance(one.entrance, other.entrance))
      return plans.flatMap(({ imageUrl, ...use }) => referencesTo([imageUrl], { kind: 'floorPlan', ...use }))
    },
    readTexts: null,
    async readUnitUses(db) {
      const outlines = (await listFloorPlans(db)).flatMap((plan) => plan.outlines)
      return outlines.flatMap(({ apartmentId }) => usedUnit(apartmentId))
    },
    restore: null,
    revert: () => floorPlanRevert,
    removeAdded: null,
  },
  parkingPlans: {
    readFacts: (db, ids) =>
      db.read.selectFrom('parkingPlans').select(['id', 'level']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const plans = await db.read
        .selectFrom('parkingPlans')
        .select(['level', 'imageUrl'])
        .orderBy('level')
        .execute()
      return plans.flatMap(({ imageUrl, ...use }) =>
        referencesTo([imageUrl], { kind: 'parkingPlan', ...use }),
      )
    },
    readTexts: null,
    async readUnitUses(db) {
      const outlines = (await listParkingPlans(db)).flatMap((plan) => plan.outlines)
      return outlines.flatMap(({ linkedId }) => usedUnit(linkedId))
    },
    restore: null,
    revert: () => parkingPlanRevert,
    removeAdded: null,
  },
  buildingViews: {
    readFacts: (db, ids) =>
      db.read.selectFrom('buildingViews').select(['id', 'name']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const views = await listBuildingViews(db)
      return views.flatMap(({ id, name, imageUrl }) =>
        referencesTo([imageUrl], { kind: 'buildingView', id, name }),
      )
    },
    readTexts: null,
    async readUnitUses(db) {
      const { apartments } = linkedOutlines({
        outlines: (await listBuildingViews(db)).flatMap((view) => view.outlines),
      })
      return apartments.flatMap(({ apartmentId }) => usedUnit(apartmentId))
    },
    restore: null,
    revert: () => buildingViewRevert,
    removeAdded: null,
  },
  media: {
    readFacts: (db, ids) =>
      db.read.selectFrom('media').select(['id', 'name']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const files = await db.read.selectFrom('media').select('url').execute()
      return referencesTo(files.map(({ url }) => url))
    },
    readTexts: null,
    readUnitUses: null,
    restore: mediaRestore,
    revert: null,
    removeAdded: null,
  },
  reservations: {
    // A reservation is named by its apartment and not by its buyer, whose data may have to be erased.
    readFacts: (db, ids) =>
      db.read
        .selectFrom('reservations')
        .leftJoin('apartments', 'apartments.id', 'reservations.apartmentId')
        .select(['reservations.id', 'apartments.number', 'apartments.entrance'])
        .where('reservations.id', 'in', ids)
        .execute(),
    readFiles: null,
    readTexts: (db) => [eachReservationNote(db)],
    async readUnitUses(db) {
      const uses = { sold: 'sold', running: 'reserved', released: 'used', expired: 'used' } as const
      const reservations = await listReservations(db)
      return reservations.flatMap(({ apartmentId, parkingSpotIds, state }) =>
        [apartmentId, ...parkingSpotIds].map((id) => ({ id, use: uses[state] })),
      )
    },
    restore: null,
    revert: null,
    removeAdded: null,
  },
  enquiries: {
    // An enquiry is named by its apartment, or by the number that the sender typed when two apartments have
    // that number. It is never named by its sender, whose data may have to be erased.
    readFacts: (db, ids) =>
      db.read
        .selectFrom('enquiries')
        .leftJoin('apartments', 'apartments.id', 'enquiries.apartmentId')
        .select(['enquiries.id', 'apartments.entrance', 'enquiries.about'])
        .select(({ fn }) => fn.coalesce('apartments.number', 'enquiries.apartmentNumber').as('number'))
        .where('enquiries.id', 'in', ids)
        .execute(),
    readFiles: null,
    readTexts: (db) => [eachEnquiryNote(db), eachEnquiryMessage(db)],
    async readUnitUses(db) {
      const rows = await db.read.selectFrom('enquiries').select('apartmentId').distinct().execute()
      return rows.flatMap(({ apartmentId }) => usedUnit(apartmentId))
    },
    restore: null,
    revert: null,
    removeAdded: null,
  },
  settings: {
    readFacts: null,
    async readFiles(db) {
      const settings = await db.read.selectFrom('settings').select(['id', 'value']).orderBy('id').execute()
      return settings.flatMap(({ id, value }) => referencesTo(textsInJson(value), { kind: 'settings', id }))
    },
    readTexts: null,
    readUnitUses: null,
    restore: null,
    revert: (recordId) => settingsReverts.get(recordId),
    removeAdded: null,
  },
  building: {
    readFacts: null,
    async readFiles(db) {
      const rows = await db.read.selectFrom('building').select('value').execute()
      return rows.flatMap(({ value }) => referencesTo(textsInJson(value), { kind: 'building' }))
    },
    readTexts: null,
    readUnitUses: null,
    restore: null,
    revert: () => buildingRevert,
    removeAdded: null,
  },
  translations: {
    readFacts: (db, ids) =>
      db.read
        .selectFrom('translations')
        .select(['id', 'key', 'language', 'source'])
        .where('id', 'in', ids)
        .execute(),
    readFiles: null,
    readTexts: null,
    readUnitUses: null,
    restore: null,
    revert: () => translationRevert,
    removeAdded: emptyTranslations,
  },
  users: {
    readFacts: (db, ids) =>
      db.read.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute(),
    readFiles: null,
    readTexts: null,
    readUnitUses: null,
    restore: null,
    revert: null,
    removeAdded: null,
  },
}

function usedUnit(id: string | null): UnitUse[] {
  return id === null ? [] : [{ id, use: 'used' }]
}
