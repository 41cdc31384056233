import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addApartment, countApartments } from '../../backend/data/apartments.ts'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import type { Engine, VersionChange } from '../../backend/data/engine.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { recordTables } from '../../backend/data/schema.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { addOnceContract } from './add-once-contract.ts'
import { agentMailsContract } from './agent-mails-contract.ts'
import { alertsContract } from './alerts-contract.ts'
import { apartmentsContract } from './apartments-contract.ts'
import { batchesContract } from './batches-contract.ts'
import { buildingContract } from './building-contract.ts'
import { buildingViewsContract } from './building-views-contract.ts'
import { calendarsContract } from './calendars-contract.ts'
import { changesContract } from './changes-contract.ts'
import { clientsContract } from './clients-contract.ts'
import { discountsContract } from './discounts-contract.ts'
import { draftsContract } from './drafts-contract.ts'
import { enquiriesContract } from './enquiries-contract.ts'
import { enquirySearchContract } from './enquiry-search-contract.ts'
import { enquiryWorkContract } from './enquiry-work-contract.ts'
import { feedsContract } from './feeds-contract.ts'
import { finishedUploadsContract } from './finished-uploads-contract.ts'
import { floorPlansContract } from './floor-plans-contract.ts'
import { installationContract } from './installation-contract.ts'
import { leasesContract } from './leases-contract.ts'
import { longReadsContract } from './long-reads-contract.ts'
import { mailsContract } from './mails-contract.ts'
import type { OpenedData } from './opened-data.ts'
import type { OpenEngine } from './opened-engine.ts'
import { panoramasContract } from './panoramas-contract.ts'
import { paperValuesContract } from './paper-values-contract.ts'
import { parkingPlansContract } from './parking-plans-contract.ts'
import { parkingSpotsContract } from './parking-spots-contract.ts'
import { paymentsContract } from './payments-contract.ts'
import { personalDataContract } from './personal-data-contract.ts'
import { photoSetsContract } from './photo-sets-contract.ts'
import { progressContract } from './progress-contract.ts'
import { replyTemplatesContract } from './reply-templates-contract.ts'
import { reportContract } from './report-contract.ts'
import { reservationRemindersContract } from './reservation-reminders-contract.ts'
import { reservationsContract } from './reservations-contract.ts'
import { restoringContract } from './restoring-contract.ts'
import { revertingContract } from './reverting-contract.ts'
import { salesContract } from './sales-contract.ts'
import { saveRowsContract } from './save-rows-contract.ts'
import { settingsContract } from './settings-contract.ts'
import { setupContract } from './setup-contract.ts'
import { standingSalesContract } from './standing-sales-contract.ts'
import { storedFilesContract } from './stored-files-contract.ts'
import { storesContract } from './stores-contract.ts'
import { transactionsContract } from './transactions-contract.ts'
import { translationsContract } from './translations-contract.ts'
import { viewingsContract } from './viewings-contract.ts'

/** What both engines guarantee to the rest of the backend, one part for each collection. */
export function databaseContract(name: string, open: OpenEngine) {
  describe(`data on ${name}`, () => {
    let engine: Engine
    let dispose: () => Promise<void>
    let db: Database
    let published: VersionChange[][]

    /** Getters, as the parts are collected before the database is open. */
    const data: OpenedData = {
      get engine() {
        return engine
      },
      get db() {
        return db
      },
      get published() {
        return published
      },
    }

    beforeAll(async () => {
      ;({ engine, dispose } = await open())
      await migrate(engine)
    })

    afterAll(async () => {
      await engine.close()
      await dispose()
    })

    beforeEach(async () => {
      published = []
      db = createDatabase(engine, (changes) => published.push(changes), jobActor('test'))
      // In one transaction: the disk would have to confirm each of several.
      await engine.writer.transaction().execute(async (trx) => {
        for (const table of [...recordTables, 'changes', 'pictures', 'uploads', 'installation'] as const)
          await trx.deleteFrom(table).execute()
      })
    })

    test('migrating twice changes nothing', async () => {
      await addApartment(db, { ...newApartment(defaultBuilding), number: '1' })
      await migrate(engine)
      expect(await countApartments(db)).toBe(1)
    })

    apartmentsContract(data)
    alertsContract(data)
    draftsContract(data)
    revertingContract(data)
    restoringContract(data)
    personalDataContract(data)
    longReadsContract(data)
    batchesContract(data)
    photoSetsContract(data)
    saveRowsContract(data)
    parkingSpotsContract(data)
    parkingPlansContract(data)
    buildingViewsContract(data)
    panoramasContract(data)
    addOnceContract(data)
    reservationsContract(data)
    paymentsContract(data)
    standingSalesContract(data)
    discountsContract(data)
    paperValuesContract(data)
    salesContract(data)
    reportContract(data)
    reservationRemindersContract(data)
    storesContract(data)
    progressContract(data)
    translationsContract(data)
    floorPlansContract(data)
    storedFilesContract(data)
    finishedUploadsContract(data)
    installationContract(data)
    leasesContract(data)
    mailsContract(data)
    clientsContract(data)
    viewingsContract(data)
    calendarsContract(data)
    agentMailsContract(data)
    enquiriesContract(data)
    enquirySearchContract(data)
    enquiryWorkContract(data)
    replyTemplatesContract(data)
    settingsContract(data)
    buildingContract(data)
    setupContract(data)
    feedsContract(data)
    changesContract(data)
    transactionsContract(data)
  })
}
