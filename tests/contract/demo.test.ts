import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writePriceListSheet } from '../../app/admin/apartments/price-list-sheet.ts'
import { sheetOf } from '../../app/admin/export/export-loader.ts'
import { importAction } from '../../app/admin/import/import-action.ts'
import { deserializePreview, joinSelected } from '../../app/admin/import/preview.ts'
import { backendContext, buildingContext } from '../../app/context.ts'
import { readConfig } from '../../backend/config.ts'
import { countAlertsBySubject } from '../../backend/data/alerts/alerts.ts'
import { listApartments, listApartmentsWithNotes } from '../../backend/data/apartments.ts'
import { findBuilding, getBuilding } from '../../backend/data/building.ts'
import { findClientPage, listJoined } from '../../backend/data/clients/clients.ts'
import { listDoubles } from '../../backend/data/clients/doubles.ts'
import { listVersions } from '../../backend/data/database.ts'
import { listUnpaidInstalments } from '../../backend/data/deals/due-instalments.ts'
import { countEnquiries, listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { listMediaFiles } from '../../backend/data/files/media-files.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { showroomAccess } from '../../backend/data/key-access.ts'
import { countParkingSpots, listParkingSpotsWithNotes } from '../../backend/data/parking-spots.ts'
import { listBuildingViews } from '../../backend/data/plans/building-views.ts'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { listWaitingApprovals } from '../../backend/data/reservations/approvals.ts'
import { listReservations } from '../../backend/data/reservations/queries.ts'
import { getBuyerFacts, getCompanySettings, getHomePage } from '../../backend/data/settings.ts'
import { listStores } from '../../backend/data/stores.ts'
import { listUsers } from '../../backend/data/users/find-users.ts'
import { listViewings } from '../../backend/data/viewings/queries.ts'
import { admitFeedReader } from '../../backend/feeds/admit-reader.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import type { Spreadsheets } from '../../backend/spreadsheets/spreadsheets.ts'
import { demoBuilding } from '../../demo/building-record.ts'
import { demoBuyerFacts, demoFeedKey, demoShowroomKey } from '../../demo/company.ts'
import { isEmpty, loadDemo } from '../../demo/load.ts'
import { apartmentItemFields } from '../../domain/apartment/apartment-list-item.ts'
import type { CountedRecords } from '../../domain/building/building.ts'
import { parseClientFilters } from '../../domain/client/client-filters.ts'
import { locationImagePath, parseStoredUrl } from '../../domain/files/stored-path.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { pick } from '../../domain/lists/pick.ts'
import type { Stored } from '../../domain/record/stored-record.ts'
import { findTable } from '../../domain/sheet/find-header-row.ts'
import { bestGuess, guessColumns } from '../../domain/sheet/guess-columns.ts'
import { planImport } from '../../domain/sheet/plan-import.ts'
import type { SheetKind, SheetValues } from '../../domain/sheet/sheet-kind.ts'
import { prepareFirstStart } from '../../server/process/first-start.ts'
import { apartmentSheet, parkingSheet } from '../../text/admin/sheets.ts'
import { libreOffice, savedByLibreOffice } from '../libre-office.ts'

/** Exports the records, optionally lets another program save the file, and returns what importing it would change. */
async function exportAndImport<Values extends SheetValues>(
  spreadsheets: Spreadsheets,
  kind: SheetKind<Values>,
  records: (Values & Stored)[],
  meanwhile = async (written: Uint8Array<ArrayBuffer>) => written,
) {
  const { buffer, byteOffset, length } = await meanwhile(await spreadsheets.write(sheetOf(kind, records)))
  const read = await spreadsheets.read(buffer.slice(byteOffset, byteOffset + length))
  const { rows } = 'sheet' in read ? read.sheet : { rows: [] }
  const header = bestGuess([kind].map((kind) => guessColumns(kind, findTable(rows, [kind]))))
  return header && planImport(header, rows, records, { giveWay: async () => {} })
}

/** The figure that the home page states about these records. */
function stated(records: CountedRecords): number {
  return demoBuilding.statistics.find(({ about }) => about === records)?.figure ?? Number.NaN
}

describe('the demo building', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-demo-'))
  const config = readConfig({ DATA_DIR: folder })
  let backend: Backend
  let steps = 0

  beforeAll(async () => {
    backend = await openBackend(config, { exclusive: true })
    expect(await isEmpty(backend)).toBe(true)
    await loadDemo(backend, { progress: () => steps++ })
  })

  afterAll(async () => {
    await backend.close()
    rmSync(folder, { recursive: true })
  })

  test('has as many apartments and parking spots as the statistics strip says', async () => {
    expect((await listApartments(backend.db)).length).toBe(stated('apartments'))
    expect(await countParkingSpots(backend.db)).toBe(stated('parkingSpots'))
    expect((await listStores(backend.db)).length).toBe(stated('stores'))
    expect(steps).toBeGreaterThan(300)
  })

  test('says what building it is, in a record of its own', async () => {
    expect(await findBuilding(backend.db)).toEqual({ revision: 1, values: demoBuilding })
  })

  test('is exported to a spreadsheet and imported without a change', async () => {
    const { db, spreadsheets } = backend
    const carried = [
      await exportAndImport(spreadsheets, apartmentSheet(demoBuilding), await listApartmentsWithNotes(db)),
      await exportAndImport(spreadsheets, parkingSheet(demoBuilding), await listParkingSpotsWithNotes(db)),
    ]
    expect(carried).toEqual([
      { rows: [], same: stated('apartments') },
      { rows: [], same: stated('parkingSpots') },
    ])
  })

  // LibreOffice is large, so no run installs it; the test runs where it is present.
  if (libreOffice)
    test.each(['xlsx', 'csv:Text - txt - csv (StarCalc):59,34,76'])(
      'is opened by LibreOffice and saved as %s without a change',
      async (format) => {
        const { db, spreadsheets } = backend
        const save = (bytes: Uint8Array) => savedByLibreOffice({ bytes, from: 'xlsx' }, format)
        expect([
          await exportAndImport(
            spreadsheets,
            apartmentSheet(demoBuilding),
            await listApartmentsWithNotes(db),
            save,
          ),
          await exportAndImport(
            spreadsheets,
            parkingSheet(demoBuilding),
            await listParkingSpotsWithNotes(db),
            save,
          ),
        ]).toEqual([
          { rows: [], same: stated('apartments') },
          { rows: [], same: stated('parkingSpots') },
        ])
      },
      120_000,
    )

  test('refers to stored files only', async () => {
    const { db, files } = backend
    const apartments = await listApartments(db)
    const { values: homePage } = await getHomePage(db)
    expect([homePage.heroImage, homePage.heroImageUpright].every((url) => url.startsWith('/files/'))).toBe(
      true,
    )
    expect(homePage.interiors).toHaveLength(3)
    const urls = [
      ...apartments.flatMap(({ images, brochureUrl }) => [...images, ...(brochureUrl ? [brochureUrl] : [])]),
      ...(await listStores(db)).flatMap(({ mainImage, secondaryImage }) => [
        mainImage ?? '',
        secondaryImage ?? '',
      ]),
      ...(await listFloorPlans(db)).map(({ imageUrl }) => imageUrl),
      ...(await listMediaFiles(db)).map(({ url }) => url),
      ...(await listBuildingViews(db)).map(({ imageUrl }) => imageUrl),
      homePage.heroImage,
      homePage.heroImageUpright,
      homePage.descriptionImage,
      ...homePage.interiors.map(({ image }) => image),
    ]
    expect(urls.length).toBeGreaterThan(100)
    for (const url of urls) expect(await files.head(parseStoredUrl(url)), url).toBeDefined()
    expect(await files.head(locationImagePath)).toBeDefined()
    expect(apartments.filter(({ brochureUrl }) => brochureUrl)).toHaveLength(20)
  })

  test('has small plans, stored as the admin area stores them', async () => {
    const { files } = await backend.files.list('floorPlans/')
    expect(files).toHaveLength(22)
    for (const { path, size } of files) {
      expect(size).toBeLessThan(400 * 1024)
      expect((await backend.files.head(path))?.metadata).toMatchObject({
        uploadedBy: 'demo',
        entrance: expect.stringMatching(/^[12]$/),
        floor: expect.stringMatching(/^\d+$/),
        uploadedAt: expect.stringMatching(/Z$/),
      })
    }
  })

  test('has an outline of every apartment on each of its floors', async () => {
    const plans = await listFloorPlans(backend.db)
    expect(plans).toHaveLength(22)
    for (const { id, entrance, floor, secondaryFloor } of await listApartments(backend.db)) {
      const where = plans
        .filter(({ outlines }) => outlines.some(({ apartmentId }) => apartmentId === id))
        .map((plan) => [plan.entrance, plan.floor])
      expect(where).toEqual([floor, secondaryFloor].flatMap((on) => (on === null ? [] : [[entrance, on]])))
    }
  })

  test('has enquiries of the last sixty days, about a third of them unread', async () => {
    const enquiries = await listEnquiries(
      backend.db,
      { search: '', state: 'all' },
      { limit: 1000, offset: 0 },
    )
    const oldest = enquiries.at(-1)?.submittedAt ?? ''
    expect(Date.now() - Date.parse(oldest)).toBeLessThan(61 * 24 * 60 * 60 * 1000)
    const unread = await countEnquiries(backend.db, { search: '', state: 'unread' })
    expect(unread / enquiries.length).toBeGreaterThan(0.2)
    expect(unread / enquiries.length).toBeLessThan(0.45)
  })

  test('has a running reservation for every reserved apartment, and a sold apartment for every sale', async () => {
    const reservations = await listReservations(backend.db)
    const apartments = await listApartments(backend.db)
    const idsOf = (status: string) =>
      apartments.filter((apartment) => apartment.status === status).map(({ id }) => id)
    const reservedIn = (state: string) =>
      reservations.filter((each) => each.state === state).flatMap(({ apartmentId }) => apartmentId ?? [])
    const alone = reservations.filter(({ apartmentId }) => apartmentId === null)
    expect(alone.map(({ state }) => state).sort()).toEqual(['running', 'running', 'sold'])
    expect((await listStores(backend.db)).map(({ status }) => status).sort()).toEqual([
      'available',
      'reserved',
    ])
    expect(reservedIn('running').sort()).toEqual(idsOf('reserved').sort())
    expect(idsOf('sold')).toEqual(expect.arrayContaining(reservedIn('sold')))
    expect(reservedIn('sold')).toHaveLength(14)
    expect(reservedIn('released').length + reservedIn('expired').length).toBe(5)
    const shares = ['available', 'reserved', 'sold'].map((status) => idsOf(status).length)
    expect(shares).toEqual([70, 18, 29])
  })

  test('has people who come again, doubles that are joined and ones that are offered', async () => {
    const { db } = backend
    const { clients } = await findClientPage(db, parseClientFilters(new URLSearchParams()), {
      page: 1,
      size: 500,
    })
    expect(clients.filter(({ enquiries }) => enquiries > 1).length).toBeGreaterThan(2)
    const joined = await db.read
      .selectFrom('clients')
      .select('id')
      .where('joinedTo', 'is not', null)
      .execute()
    expect(joined).toHaveLength(1)
    const offered = []
    for (const client of clients)
      offered.push(...(await listDoubles(db, await listJoined(db, client.id))).map(({ kinds }) => kinds))
    expect(offered.length).toBeGreaterThan(1)
    for (const kinds of offered) expect(kinds).toEqual(['name'])
  })

  test('has viewings, a discount that waits, payments in all states, documents and alerts', async () => {
    const { db, files } = backend
    const today = isoDay(new Date())
    const viewings = await listViewings(db, { from: '2000-01-01', until: '2099-12-31' })
    expect(viewings.length).toBeGreaterThan(40)
    expect(viewings.every(({ isMailed }) => !isMailed)).toBe(true)
    expect(new Set(viewings.map(({ agentId }) => agentId)).size).toBe(2)
    expect(viewings.filter(({ enquiryId }) => enquiryId !== null).length).toBeGreaterThan(15)
    expect(await listWaitingApprovals(db)).toHaveLength(1)
    const { stage, stageDate } = (await getBuyerFacts(db)).values
    expect([stage, stageDate]).toEqual([demoBuyerFacts.stage, demoBuyerFacts.stageDate])
    const open = await listUnpaidInstalments(db, { today })
    expect(new Set(open.map(({ instalment }) => instalment.state))).toContain('overdue')
    expect(open.some(({ instalment }) => instalment.rest < instalment.amount)).toBe(true)
    const expected = open.flatMap(({ instalment }) => instalment.dueOn?.slice(0, 7) ?? [])
    expect(new Set(expected.filter((month) => month > today)).size).toBeGreaterThan(3)
    const papers = await db.read.selectFrom('papers').selectAll().execute()
    expect(papers).toHaveLength(5)
    for (const { url } of papers) expect(await files.head(parseStoredUrl(url))).toBeDefined()
    expect([...(await countAlertsBySubject(db)).values()].sort()).toEqual([1, 2, 2, 3])
  })

  test('has a history in chronological order that reaches the last weeks', async () => {
    const changes = await listChanges(backend.db, { limit: 10_000 })
    const latest = new Map<string, string>()
    const inOrder = changes.toSorted((one, other) => one.revision - other.revision)
    // The schedule of a sale has the id of its reservation.
    for (const { collection, recordId, at } of inOrder) {
      const record = `${collection} ${recordId}`
      expect(at >= (latest.get(record) ?? ''), record).toBe(true)
      latest.set(record, at)
    }
    const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString()
    const ofLate = changes.filter(({ at }) => at > monthAgo)
    const has = (collection: string, field: string) =>
      ofLate.filter((change) => change.collection === collection && field in change.fields).length
    expect(has('apartments', 'price')).toBeGreaterThanOrEqual(10)
    expect(has('apartments', 'status')).toBeGreaterThan(15)
    expect(has('enquiries', 'stage')).toBeGreaterThan(15)
  })

  test('has one price rise that is a batch and can be reverted as one', async () => {
    const prices = (await listChanges(backend.db, { limit: 10_000 })).filter(
      ({ collection, batch, fields }) => collection === 'apartments' && batch !== null && 'price' in fields,
    )
    expect(prices.length).toBeGreaterThan(5)
    expect(new Set(prices.map(({ batch }) => batch)).size).toBe(1)
    for (const { fields } of prices) expect(Object.keys(fields)).toEqual(['price'])
  })

  test('has a public price list, and feeds that open with the demo key', async () => {
    const { db } = backend
    expect((await getCompanySettings(db)).values.publicPriceList).toBe(true)
    expect(await admitFeedReader(db, demoFeedKey, '192.0.2.1')).toBe('admitted')
    expect(await showroomAccess.isOpenedBy(db, demoShowroomKey)).toBe(true)
    expect(await admitFeedReader(db, '', '192.0.2.1')).toBe('closed')
  })

  test('has agents who cannot sign in, and do not count as users who can', async () => {
    const agents = await listUsers(backend.db)
    expect(agents.map(({ email, state }) => [email, state])).toEqual([
      ['agent1@example.com', 'invited'],
      ['agent2@example.com', 'invited'],
    ])
    expect(await backend.auth.hasUsers()).toBe(false)
  })

  test('is not changed by another start', async () => {
    await prepareFirstStart(backend, config)
    const before = await listVersions(backend.db)
    expect(await prepareFirstStart(backend, config)).toBeUndefined()
    expect(await listVersions(backend.db)).toEqual(before)
  })

  test('has a price list in Excel that is recognized, imported without a change, and imports a new price', async () => {
    const { db, spreadsheets } = backend
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    context.set(buildingContext, () => getBuilding(backend.db))
    const { values: company } = await getCompanySettings(db)
    const about = { company, url: 'https://www.example.com/apartments', day: new Date() }
    const written = async () =>
      writePriceListSheet(
        demoBuilding,
        (await listApartments(db)).map((apartment) => pick(apartment, apartmentItemFields)),
        about,
      )
    const send = async (sheet: Awaited<ReturnType<typeof written>>, selected?: string) => {
      const form = new FormData()
      form.set('file', new Blob([await spreadsheets.write(sheet)]), 'cenova-lista.xlsx')
      if (selected) form.set('chosen', selected)
      const request = new Request('https://www.example.com/admin/import', { method: 'POST', body: form })
      return (await importAction({ request, context })).data
    }
    const sheet = await written()
    const same = await send(sheet)
    expect(same.preview).toMatchObject({
      list: 'apartments',
      hasIds: false,
      hasValues: true,
      unread: [],
      rows: '[]',
    })
    expect(same.preview?.same).toBe(stated('apartments'))

    const perMetreAlone = await send({
      ...sheet,
      columns: [
        { header: 'Вход', width: 8 },
        { header: 'Апартамент', width: 14 },
        { header: 'Нова цена на м²', width: 14 },
      ],
      rows: sheet.rows.slice(0, 1).map(([entrance = null, number = null]) => [entrance, number, 2000]),
    })
    expect(perMetreAlone.preview).toMatchObject({
      hasValues: false,
      rows: '[]',
      unread: ['„Нова цена на м²“ (C)'],
    })

    const [price, status] = ['Цена (€)', 'Статус'].map((head) =>
      sheet.columns.findIndex((column) => column.header === head),
    ) as [number, number]
    const row = sheet.rows.findIndex((cells) => cells[status] === 'Свободен')
    const before = await listApartments(db)
    const dearer = Number(sheet.rows[row]?.[price]) + 1000
    const edited = {
      ...sheet,
      rows: sheet.rows.map((cells, at) => (at === row ? cells.with(price, dearer) : cells)),
    }
    const { preview } = await send(edited)
    const rows = preview ? deserializePreview(preview).rows : []
    expect(rows).toMatchObject([
      {
        kind: 'changed',
        row: row + 2,
        cells: [[expect.any(Number), expect.any(String), expect.any(String)]],
      },
    ])
    expect((await send(edited, joinSelected(rows))).saved).toMatchObject({ added: 0, changed: 1 })
    const after = await listApartments(db)
    const changed = after.filter((apartment, at) => apartment.price !== before[at]?.price)
    expect(changed.map((apartment) => apartment.price)).toEqual([dearer])
  })
})
