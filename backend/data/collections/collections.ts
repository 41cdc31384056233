import { compareApartments } from '../../../domain/apartment/apartment.ts'
import { linkedOutlines } from '../../../domain/building/building-view.ts'
import { compareEntrances } from '../../../domain/building/entrance-order.ts'
import { unitIdsOf } from '../../../domain/reservation/reservation.ts'
import { removeApartments } from '../apartments.ts'
import { getBuilding } from '../building.ts'
import { clientRevert } from '../clients/client-revert.ts'
import { findDealFacts, findPaperFacts, findPaymentFacts } from '../deals/deal-facts.ts'
import { referencesTo, textsInJson } from '../files/stored-urls.ts'
import { listPanoramas } from '../panoramas.ts'
import { removeParkingSpots } from '../parking-spots.ts'
import {
  eachClientNote,
  eachEnquiryMessage,
  eachEnquiryNote,
  eachInternalNote,
  eachPaymentNote,
  eachReservationNote,
  eachViewingText,
} from '../personal-data/personal-texts.ts'
import { listBuildingViews } from '../plans/building-views.ts'
import { listFloorPlans } from '../plans/floor-plans.ts'
import { listParkingPlans } from '../plans/parking-plans.ts'
import { listProgressEntries } from '../progress-entries.ts'
import { listReservations } from '../reservations/queries.ts'
import type { Collection } from '../schema.ts'
import { emptyTranslations } from '../translations.ts'
import { viewingRevert } from '../viewings/viewing-revert.ts'
import type { CollectionDescriptor, UnitUse } from './descriptor.ts'
import {
  apartmentRestore,
  mediaRestore,
  panoramaRestore,
  parkingSpotRestore,
  progressRestore,
  replyTemplateRestore,
  storeRestore,
} from './restore-rules.ts'
import {
  apartmentRevert,
  buildingRevert,
  buildingViewRevert,
  floorPlanRevert,
  panoramaRevert,
  parkingPlanRevert,
  parkingSpotRevert,
  progressRevert,
  replyTemplateRevert,
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
  progressEntries: {
    readFacts: (db, ids) =>
      db.read.selectFrom('progressEntries').select(['id', 'date']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const entries = await listProgressEntries(db)
      return entries.flatMap(({ id, date, images }) =>
        referencesTo(images, { kind: 'progressEntry', id, date }),
      )
    },
    readTexts: null,
    readUnitUses: null,
    restore: progressRestore,
    revert: () => progressRevert,
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
  panoramas: {
    readFacts: (db, ids) =>
      db.read
        .selectFrom('panoramas')
        .select(['id', 'entrance', 'firstFloor', 'lastFloor'])
        .where('id', 'in', ids)
        .execute(),
    async readFiles(db) {
      const panoramas = await listPanoramas(db)
      return panoramas.flatMap(({ id, entrance, firstFloor, lastFloor, dayImage, duskImage }) =>
        referencesTo([dayImage, duskImage], { kind: 'panorama', id, entrance, firstFloor, lastFloor }),
      )
    },
    readTexts: null,
    readUnitUses: null,
    restore: panoramaRestore,
    revert: () => panoramaRevert,
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
  clients: {
    // A client is never named: the name may have to be erased. The history links to the card.
    readFacts: (db, ids) => db.read.selectFrom('clients').select('id').where('id', 'in', ids).execute(),
    readFiles: null,
    readTexts: (db) => [eachClientNote(db)],
    readUnitUses: null,
    restore: null,
    revert: () => clientRevert,
    removeAdded: null,
  },
  reservations: {
    // A reservation is named by its apartment and not by its buyer, whose data may have to be erased.
    readFacts: findDealFacts,
    readFiles: null,
    readTexts: (db) => [eachReservationNote(db)],
    async readUnitUses(db) {
      const uses = { sold: 'sold', running: 'reserved', released: 'used', expired: 'used' } as const
      const reservations = await listReservations(db)
      return reservations.flatMap((reservation) =>
        unitIdsOf(reservation).map((id) => ({ id, use: uses[reservation.state] })),
      )
    },
    restore: null,
    revert: null,
    removeAdded: null,
  },
  // Both are named by the apartment, as the reservation is.
  schedules: {
    readFacts: findDealFacts,
    readFiles: null,
    readTexts: null,
    readUnitUses: null,
    restore: null,
    revert: null,
    removeAdded: null,
  },
  payments: {
    readFacts: findPaymentFacts,
    readFiles: null,
    readTexts: (db) => [eachPaymentNote(db)],
    readUnitUses: null,
    restore: null,
    revert: null,
    removeAdded: null,
  },
  paperTemplates: {
    readFacts: (db, ids) =>
      db.read.selectFrom('paperTemplates').select(['id', 'name']).where('id', 'in', ids).execute(),
    async readFiles(db) {
      const templates = await db.read.selectFrom('paperTemplates').select('url').execute()
      return referencesTo(templates.map(({ url }) => url))
    },
    readTexts: null,
    readUnitUses: null,
    restore: null,
    revert: null,
    removeAdded: null,
  },
  replyTemplates: {
    readFacts: (db, ids) =>
      db.read.selectFrom('replyTemplates').select(['id', 'name']).where('id', 'in', ids).execute(),
    readFiles: null,
    readTexts: null,
    readUnitUses: null,
    restore: replyTemplateRestore,
    revert: () => replyTemplateRevert,
    removeAdded: null,
  },
  papers: {
    readFacts: findPaperFacts,
    async readFiles(db) {
      const papers = await db.read.selectFrom('papers').select('url').execute()
      return referencesTo(papers.map(({ url }) => url))
    },
    readTexts: null,
    readUnitUses: null,
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
      const rows = await db.read
        .selectFrom('enquiries')
        .select('apartmentId')
        .union(db.read.selectFrom('enquiryApartments').select('apartmentId'))
        .execute()
      return rows.flatMap(({ apartmentId }) => usedUnit(apartmentId))
    },
    restore: null,
    revert: null,
    removeAdded: null,
  },
  viewings: {
    // A viewing is named by its apartment and day, never by its client, whose data may have to be erased.
    readFacts: (db, ids) =>
      db.read
        .selectFrom('viewings')
        .leftJoin('apartments', 'apartments.id', 'viewings.apartmentId')
        .select(['viewings.id', 'viewings.day', 'apartments.number', 'apartments.entrance'])
        .where('viewings.id', 'in', ids)
        .execute(),
    readFiles: null,
    readTexts: (db) => [eachViewingText(db)],
    async readUnitUses(db) {
      const rows = await db.read.selectFrom('viewings').select('apartmentId').distinct().execute()
      return rows.flatMap(({ apartmentId }) => usedUnit(apartmentId))
    },
    restore: null,
    revert: () => viewingRevert,
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
