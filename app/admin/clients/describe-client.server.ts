import { listClientRecords, mostRecords } from '../../../backend/data/clients/client-records.ts'
import { listJoined } from '../../../backend/data/clients/clients.ts'
import { listDoubles } from '../../../backend/data/clients/doubles.ts'
import type { Database } from '../../../backend/data/database.ts'
import { readUnits } from '../../../backend/deals/read-units.ts'
import type { Building } from '../../../domain/building/building.ts'
import { askedNumbers } from '../../../domain/enquiry/linked-apartment.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { enquirySourceLabels } from '../../../text/admin/clients.ts'
import { enquiriesText, enquiryStageLabels } from '../../../text/admin/enquiries.ts'
import { formatDeposit, reservationStateLabels, reservationsText } from '../../../text/admin/reservations.ts'
import { nameAllUnits, nameUnits } from '../../../text/admin/unit-names.ts'
import { viewingStateLabels, viewingsText } from '../../../text/admin/viewings.ts'

/** An enquiry, a reservation or a viewing on the card of a client. */
export interface ClientRecordView {
  id: string
  url: string
  at: string
  title: string
  /** Its stage or state, and where it came from. */
  facts: string
  text: string
  /** Whom it names, where that is not the client's name. */
  writtenAs: string | undefined
}

/** What the card shows besides its form: doubles, and all that hangs on the client and on them; newest first. */
export async function describeClient(building: Building, db: Database, id: string) {
  const same = await listJoined(db, id)
  const { enquiries, reservations, viewings } = await listClientRecords(db, same)
  const unitsOf = await readUnits(db)
  const names = new Set(same.map(({ name }) => folded(name)))
  const writtenAs = (name: string) => (names.has(folded(name)) ? undefined : name)
  const records: ClientRecordView[] = [
    ...enquiries.map((enquiry) => ({
      id: enquiry.id,
      url: `/admin/contacts/${enquiry.id}`,
      at: enquiry.submittedAt,
      title:
        [...askedNumbers([enquiry]).map(enquiriesText.apartment), enquiry.about].filter(Boolean).join(', ') ||
        enquiriesText.enquiry,
      facts: [enquirySourceLabels[enquiry.source], enquiryStageLabels[enquiry.stage]].join(' · '),
      text: enquiry.message,
      writtenAs: writtenAs(enquiry.name),
    })),
    ...reservations.map((reservation) => {
      const { id, createdAt, state, until, finalPrice, contractDate } = reservation
      const deposit = formatDeposit(reservation)
      const units = nameAllUnits(building, unitsOf(reservation))
      const days = contractDate
        ? reservationsText.contractOf(formatDate(contractDate))
        : `${reservationsText.columns.until} ${formatDate(until)}`
      return {
        id,
        url: `/admin/reservations/${id}`,
        at: createdAt,
        title: state === 'sold' ? reservationsText.saleTitle(units) : reservationsText.title(units),
        facts: [
          reservationStateLabels[state],
          days,
          // The final price of a sale; of anything else the deposit, with what became of it.
          formatPrice(finalPrice ?? 0) ?? (deposit && `${reservationsText.columns.deposit}: ${deposit}`),
        ]
          .filter(Boolean)
          .join(' · '),
        text: '',
        writtenAs: writtenAs(reservation.buyerName),
      }
    }),
    ...viewings.map((viewing) => ({
      id: viewing.id,
      url: `/admin/viewings/${viewing.id}`,
      at: viewing.startsAt,
      title: viewingsText.of(
        viewing.apartmentId === null
          ? viewing.place
          : nameUnits(
              building,
              unitsOf({ apartmentId: viewing.apartmentId, parkingSpotIds: [], storeIds: [] }),
            ),
      ),
      facts: [viewingStateLabels[viewing.state], viewingsText.length(viewing.minutes)].join(' · '),
      text: viewing.outcome,
      writtenAs: writtenAs(viewing.name),
    })),
  ]
  const [, ...joined] = same
  return {
    records: records.sort((one, other) => (one.at < other.at ? 1 : -1)),
    hasMore: Math.max(enquiries.length, reservations.length, viewings.length) >= mostRecords,
    joined: joined.map((double) => pick(double, ['id', 'revision', 'name', 'phones', 'emails'])),
    doubles: (await listDoubles(db, same)).map(({ client, kinds }) => ({
      ...pick(client, ['id', 'name', 'phones', 'emails']),
      kinds,
    })),
  }
}

export type ClientView = Awaited<ReturnType<typeof describeClient>>

function folded(name: string): string {
  return name.trim().toLocaleLowerCase('bg').replace(/\s+/g, ' ')
}
