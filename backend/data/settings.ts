import { type BuyerFacts, noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { type CostSettings, defaultCostSettings } from '../../domain/costs/cost-settings.ts'
import { defaultPaymentSettings, type PaymentSettings } from '../../domain/deal/payment-settings.ts'
import { locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import { emptyHomePage, type HomePage } from '../../domain/home-page/home-page.ts'
import { noPageTexts, type PageTexts } from '../../domain/page-texts/page-texts.ts'
import { noRetention, type Retention } from '../../domain/personal-data/retention.ts'
import type { SavedRecord } from '../../domain/record/stored-record.ts'
import { noSalesRules, type SalesRules } from '../../domain/sales/sales-rules.ts'
import { type CompanySettings, defaultCompanySettings } from '../../domain/settings.ts'
import type { RememberedMapping } from '../../domain/sheet/column-mapping.ts'
import { type OfferedLanguages, onlyBulgarian } from '../../domain/translations/offered-languages.ts'
import { usualViewingHours, type ViewingHours } from '../../domain/viewing/viewing-hours.ts'
import type { Database } from './database.ts'
import { findStoredImages } from './files/stored-images.ts'
import { StaleRevision } from './records/record-errors.ts'
import { recordsOf } from './records/records.ts'

const records = recordsOf('settings', ({ id, revision, value }) => ({ id, revision, ...JSON.parse(value) }))

export const getCompanySettings = (db: Database) =>
  read<CompanySettings>(db, 'company', defaultCompanySettings)
export const getBuyerFacts = (db: Database) => read<BuyerFacts>(db, 'buyer-facts', noBuyerFacts)
export const getPaymentSettings = (db: Database) =>
  read<PaymentSettings>(db, 'payments', defaultPaymentSettings)
export const getCostSettings = (db: Database) => read<CostSettings>(db, 'costs', defaultCostSettings)
export const getPageTexts = (db: Database) => read<PageTexts>(db, 'page-texts', noPageTexts)

export const getOfferedLanguages = (db: Database) => read<OfferedLanguages>(db, 'languages', onlyBulgarian)

export const getViewingHours = (db: Database) => read<ViewingHours>(db, 'viewings', usualViewingHours)

export const getSalesRules = (db: Database) => read<SalesRules>(db, 'sales-rules', noSalesRules)

/** What stands behind the @ of every appointment in a calendar: the same for as long as the installation lives. */
export const getAppointmentDomain = async (db: Database) =>
  (await read(db, 'appointments', { domain: 'viewings.invalid' })).values.domain

export const getRetention = (db: Database) => read<Retention>(db, 'retention', noRetention)

/** A home page that was never saved shows the image of the location that operators may have put into the media folder. */
export async function getHomePage(db: Database): Promise<SavedRecord<HomePage>> {
  const saved = await read<HomePage>(db, 'display', emptyHomePage)
  if (saved.revision > 0) return saved
  const url = storedUrl(locationImagePath)
  const known = await findStoredImages(db, [url])
  return { revision: 0, values: { ...saved.values, locationImage: url in known ? url : '' } }
}

export const saveCompanySettings = (db: Database, revision: number, values: CompanySettings) =>
  save(db, 'company', revision, values)
export const saveHomePage = (db: Database, revision: number, values: HomePage) =>
  save(db, 'display', revision, values)
export const saveBuyerFacts = (db: Database, revision: number, values: BuyerFacts) =>
  save(db, 'buyer-facts', revision, values)
export const savePaymentSettings = (db: Database, revision: number, values: PaymentSettings) =>
  save(db, 'payments', revision, values)
export const saveCostSettings = (db: Database, revision: number, values: CostSettings) =>
  save(db, 'costs', revision, values)
export const savePageTexts = (db: Database, revision: number, values: PageTexts) =>
  save(db, 'page-texts', revision, values)

export const saveOfferedLanguages = (db: Database, revision: number, values: OfferedLanguages) =>
  save(db, 'languages', revision, values)

export const saveViewingHours = (db: Database, revision: number, values: ViewingHours) =>
  save(db, 'viewings', revision, values)

export const saveSalesRules = (db: Database, revision: number, values: SalesRules) =>
  save(db, 'sales-rules', revision, values)

export const saveRetention = (db: Database, revision: number, values: Retention) =>
  save(db, 'retention', revision, values)

export async function findSettingsChange(db: Database): Promise<string | undefined> {
  const { latest } = await db.read
    .selectFrom('settings')
    .select(({ fn }) => fn.max('updatedAt').as('latest'))
    .executeTakeFirstOrThrow()
  return latest ?? undefined
}

/** Settings that were never saved have revision 0 and the defaults. */
async function read<Values>(db: Database, id: string, defaults: Values): Promise<SavedRecord<Values>> {
  const row = await find(db, id)
  return row
    ? { revision: row.revision, values: { ...defaults, ...JSON.parse(row.value) } }
    : { revision: 0, values: defaults }
}

async function save<Values>(
  db: Database,
  id: string,
  revision: number,
  values: Values,
): Promise<SavedRecord<Values>> {
  const value = JSON.stringify(values)
  const saved =
    revision === 0
      ? await records.addUnless(db, ['id'], { id, value })
      : await records.revise(db, id, revision, { value })
  if (!saved) throw new StaleRevision()
  return { revision: saved.revision, values }
}

const importColumnsId = 'import-columns'
const maxImportColumns = 50

/** How columns of files with the same headers were imported, by the hash of the headers. The newest is the first. */
type ImportColumns = Record<string, RememberedMapping>

export async function getImportColumns(db: Database): Promise<ImportColumns> {
  return (await read<ImportColumns>(db, importColumnsId, {})).values
}

/** Remembers the columns of a file for the next one with the same headers, and forgets the oldest beyond 50. */
export async function rememberImportColumns(
  db: Database,
  headersHash: string,
  mapping: RememberedMapping,
): Promise<void> {
  const newest: ImportColumns = { [headersHash]: mapping }
  await db.write('settings', async () => {
    const added = await records.addUnless(db, ['id'], { id: importColumnsId, value: JSON.stringify(newest) })
    if (added) return
    await records.edit(db, importColumnsId, (before) => {
      const known: ImportColumns = JSON.parse(before.value)
      const others = Object.entries(known).filter(([each]) => each !== headersHash)
      const kept = Object.fromEntries(others.slice(0, maxImportColumns - 1))
      return { value: JSON.stringify({ ...newest, ...kept }) }
    })
  })
}

function find(db: Database, id: string) {
  return db.read.selectFrom('settings').selectAll().where('id', '=', id).executeTakeFirst()
}
