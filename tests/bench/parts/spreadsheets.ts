import { sheetOf } from '../../../app/admin/export/export-loader.ts'
import { listApartmentsWithNotes } from '../../../backend/data/apartments.ts'
import { getBuilding } from '../../../backend/data/building.ts'
import type { Backend } from '../../../backend/open.ts'
import { writeXlsx } from '../../../backend/spreadsheets/write-xlsx.ts'
import { apartmentSheet } from '../../../text/admin/sheets.ts'
import { addAdmin, signInAsAdmin } from '../admin-client.ts'
import { openDemoSite } from '../demo-site.ts'
import { type Figure, median, type Part } from '../figure.ts'
import { processMemory } from '../process-memory.ts'

const rows = 5000
const previews = 3

export const spreadsheets: Part = {
  title: 'Spreadsheets',
  about:
    'The preview of an .xlsx file of 5,000 rows, which repeat the apartments of the demo building under new numbers, from the request to the end of the response, the median of three; and the peak memory of the server until the end of the first preview, and of the third, as garbage is collected only later.',
  measure: () => measureSpreadsheets(),
}

async function measureSpreadsheets(): Promise<Figure[]> {
  const site = await openDemoSite()
  try {
    await addAdmin(site.backend)
    const { cookie } = await signInAsAdmin(site.url)
    const file = await manyApartments(site.backend)
    const times: number[] = []
    const most: number[] = []
    for (let preview = 0; preview < previews; preview++) {
      times.push(await timePreview(site.url, cookie, file))
      most.push(processMemory(site.pid).most / 1024)
    }
    return [
      { what: 'a preview of 5,000 rows', value: median(times), limit: { atMost: 3000 }, unit: 'ms' },
      { what: 'peak memory for one', value: most[0] ?? Number.NaN, limit: { atMost: 300 }, unit: 'MB' },
      { what: 'peak memory for three in a row', value: most.at(-1) ?? Number.NaN, unit: 'MB' },
    ]
  } finally {
    await site.close()
  }
}

async function manyApartments({ db }: Backend): Promise<Blob> {
  const apartments = await listApartmentsWithNotes(db)
  const sheet = sheetOf(
    apartmentSheet(await getBuilding(db)),
    Array.from({ length: rows }, (_, index) => {
      const apartment = apartments[index % apartments.length]
      if (!apartment) throw new Error('The demo building has no apartments')
      return { ...apartment, number: `Н${index + 1}` }
    }),
  )
  // Rows without an id are new apartments.
  for (const cells of sheet.rows) cells.splice(-2, 2, null, null)
  return new Blob([Buffer.from(await writeXlsx(sheet))])
}

async function timePreview(url: string, cookie: string, file: Blob): Promise<number> {
  const body = new FormData()
  body.set('file', file, 'apartments.xlsx')
  const started = performance.now()
  const response = await fetch(`${url}/admin/import.data`, { method: 'POST', body, headers: { cookie } })
  const text = await response.text()
  if (response.status !== 200 || !text.includes(`Н${rows}`))
    throw new Error(`${response.status} ${text.slice(0, 200)}`)
  return performance.now() - started
}
