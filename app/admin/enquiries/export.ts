import { Readable } from 'node:stream'
import { eachEnquiry, listEnquiryApartments } from '../../../backend/data/enquiries/enquiries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { type Enquiry, type EnquiryFilters, parseEnquiryFilters } from '../../../domain/enquiry/enquiry.ts'
import {
  enquiryApartmentName,
  type NumberedApartment,
} from '../../../domain/enquiry/enquiry-apartment-name.ts'
import { enquiryStageLabels } from '../../../domain/enquiry/enquiry-work.ts'
import { isoDay, isoMoment } from '../../../domain/formats/dates.ts'
import { backendContext } from '../../context.ts'
import { enquiriesText as text } from '../../text/admin/enquiries.ts'
import type { Route } from './+types/export'
import { byteOrderMark, type CsvCell, csvLine, phoneCell } from './csv.ts'

/** The enquiries that the list shows, all pages of them, as a file for a spreadsheet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseEnquiryFilters(new URL(request.url).searchParams)
  const lines = Readable.from(exportLines(context.get(backendContext).db, filters))
  const day = isoDay(new Date())
  return new Response(Readable.toWeb(lines) as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="zapitvania-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

const { actions: _, stage, ...shown } = text.columns
/** What was added later stands at the end, for whoever reads the file by the places of its columns. */
const columns = { ...shown, ...text.alsoExported, stage, ...text.workExported }
const encoder = new TextEncoder()
const linesAtOnce = 500

async function* exportLines(db: Parameters<typeof eachEnquiry>[0], filters: EnquiryFilters) {
  const known: Known = {
    names: new Map((await listUsers(db)).map(({ id, name }) => [id, name])),
    apartments: await listEnquiryApartments(db),
  }
  let lines = byteOrderMark + csvLine(columnNames.map((name) => columns[name]))
  let count = 0
  for await (const enquiry of eachEnquiry(db, filters)) {
    lines += csvLine(columnNames.map((name) => cells[name](enquiry, known)))
    if (++count % linesAtOnce !== 0) continue
    yield encoder.encode(lines)
    lines = ''
  }
  yield encoder.encode(lines)
}

interface Known {
  /** Of people, by id. */
  names: Map<string, string>
  apartments: NumberedApartment[]
}

/** By the names of the table's columns, so that none can slip under another's head. */
const cells: Record<keyof typeof columns, (enquiry: Enquiry, known: Known) => CsvCell> = {
  status: ({ isRead }) => (isRead ? text.read : text.unread),
  name: ({ name }) => name,
  apartment: (enquiry, { apartments }) => enquiryApartmentName(enquiry, apartments),
  email: ({ email }) => email,
  phone: ({ phone }) => phoneCell(phone),
  message: ({ message }) => message,
  date: ({ submittedAt }) => isoMoment(new Date(submittedAt)),
  about: ({ about }) => about,
  wishedTime: ({ wishedTime }) => wishedTime,
  stage: ({ stage }) => enquiryStageLabels[stage],
  agent: ({ agentId }, { names }) => names.get(agentId ?? '') ?? '',
  nextCall: ({ nextCallOn }) => nextCallOn ?? '',
}
const columnNames = Object.keys(columns) as (keyof typeof columns)[]
