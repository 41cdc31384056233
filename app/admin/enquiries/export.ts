import { Readable } from 'node:stream'
import { eachEnquiry, listEnquiryApartments } from '../../../backend/data/enquiries/enquiries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { csvHead, csvLine } from '../../../backend/spreadsheets/write-csv.ts'
import type { WrittenColumn } from '../../../backend/spreadsheets/written-sheet.ts'
import type { Building } from '../../../domain/building/building.ts'
import { type Enquiry, type EnquiryFilters, parseEnquiryFilters } from '../../../domain/enquiry/enquiry.ts'
import type { NumberedApartment } from '../../../domain/enquiry/linked-apartment.ts'
import { isoDay, isoMoment } from '../../../domain/formats/dates.ts'
import { enquirySourceLabels } from '../../../text/admin/clients.ts'
import {
  describeLostReason,
  enquiryStageLabels,
  lostReasonText,
  enquiriesText as text,
} from '../../../text/admin/enquiries.ts'
import { enquiryApartmentName } from '../../../text/admin/enquiry-apartment-name.ts'
import { yesOrNo } from '../../../text/admin/labelled-fields.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { contentDisposition } from '../../resources/content-disposition.ts'
import { ownedBy } from '../../resources/send-file.ts'
import type { Route } from './+types/export'

/** Exports all enquiries that match the filters, from all pages, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseEnquiryFilters(new URL(request.url).searchParams)
  const building = await loadBuilding(context)
  const lines = Readable.from(exportLines(building, context.get(backendContext).db, filters))
  const day = isoDay(new Date())
  return new Response(ownedBy(request, lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', `zapitvania-${day}.csv`),
      'Cache-Control': 'no-store',
    },
  })
}

const { actions: _, stage, ...shown } = text.columns
/** New columns are added at the end, because some readers of the file address columns by position. */
const columns = {
  ...shown,
  ...text.alsoExported,
  stage,
  ...text.workExported,
  perhapsRobot: text.perhapsRobot,
  language: text.language,
  source: text.source,
  lostReason: lostReasonText.label,
}
const encoder = new TextEncoder()
const linesAtOnce = 500

async function* exportLines(
  building: Building,
  db: Parameters<typeof eachEnquiry>[0],
  filters: EnquiryFilters,
) {
  const known: Known = {
    building,
    names: new Map((await listUsers(db)).map(({ id, name }) => [id, name])),
    apartments: await listEnquiryApartments(db),
  }
  let lines = csvHead(written)
  let count = 0
  for await (const enquiry of eachEnquiry(db, filters)) {
    lines += csvLine(
      written,
      columnNames.map((name) => cells[name](enquiry, known)),
    )
    if (++count % linesAtOnce !== 0) continue
    yield encoder.encode(lines)
    lines = ''
  }
  yield encoder.encode(lines)
}

interface Known {
  building: Building
  /** Names of users by id. */
  names: Map<string, string>
  apartments: NumberedApartment[]
}

/** Keyed by column name, so that no cell can end up under the heading of another column. */
const cells: Record<keyof typeof columns, (enquiry: Enquiry, known: Known) => string> = {
  status: ({ isRead }) => (isRead ? text.read : text.unread),
  name: ({ name }) => name,
  apartment: (enquiry, { building, apartments }) => enquiryApartmentName(building, enquiry, apartments),
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  date: ({ submittedAt }) => isoMoment(new Date(submittedAt)),
  about: ({ about }) => about,
  wishedTime: ({ wishedTime }) => wishedTime,
  stage: ({ stage }) => enquiryStageLabels[stage],
  agent: ({ agentId }, { names }) => names.get(agentId ?? '') ?? '',
  nextCall: ({ nextCallOn, nextCallAt }) => [nextCallOn, nextCallAt].filter(Boolean).join(' '),
  perhapsRobot: ({ sentQuickly }) => yesOrNo(sentQuickly),
  language: ({ language }) => languageLabels[language],
  source: ({ source }) => enquirySourceLabels[source],
  lostReason: ({ stage, lostReason }) => (stage === 'refused' ? describeLostReason(lostReason) : ''),
}
const columnNames = Object.keys(columns) as (keyof typeof columns)[]
const kinds: Partial<Record<keyof typeof columns, NonNullable<WrittenColumn['kind']>>> = {
  phone: 'phone',
  date: 'moment',
  nextCall: 'moment',
}
const written = columnNames.map((name) => ({
  header: columns[name],
  ...(kinds[name] && { kind: kinds[name] }),
}))
