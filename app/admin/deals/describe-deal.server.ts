import type { Database } from '../../../backend/data/database.ts'
import { listDealChanges } from '../../../backend/data/deals/deal-history.ts'
import { listPaymentsOf } from '../../../backend/data/deals/payment-rows.ts'
import { findSchedule } from '../../../backend/data/deals/schedules.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { findRecordFacts } from '../../../backend/data/history/record-facts.ts'
import { listPapersOf, listPaperTemplates } from '../../../backend/data/papers/papers.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import type { Building } from '../../../domain/building/building.ts'
import { formatCents, toCents } from '../../../domain/deal/cents.ts'
import { reckon } from '../../../domain/deal/instalment-state.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { wholeListPrice } from '../../../domain/reservation/discount.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { dealsText as text } from '../../../text/admin/deals.ts'
import { formatListPrice } from '../../../text/admin/reservations.ts'
import { describeEntry } from '../history/describe-entry.ts'
import { mentionedIn } from '../history/mentioned-records.ts'

const shown = [
  'id',
  'revision',
  'state',
  'buyerName',
  'buyerPhone',
  'buyerEmail',
  'until',
  'contractDate',
  'clientId',
  'apartmentId',
  'agentId',
] as const

/** What the page of a deal shows. */
export async function describeDeal(building: Building, db: Database, deal: Reservation, today: string) {
  const { id, agentId, finalPrice, deposit, enquiryId } = deal
  const units = (await readDealUnits(building, db))(deal)
  const [schedule, payments] = await Promise.all([findSchedule(db, id), listPaymentsOf(db, id)])
  // A sale keeps the list price of its day.
  const list = deal.listPrice === null ? units : { ...deal, listPrice: deal.listPrice }
  const listPrice = toCents(wholeListPrice(list))
  return {
    deal: pick(deal, shown),
    units: units.name,
    listPrice: formatListPrice(list),
    agent: agentId === null ? undefined : (await findUser(db, agentId))?.name,
    enquiryId: (await findEnquiry(db, enquiryId ?? ''))?.id,
    deposit: toCents(deposit),
    release: pick(deal, ['releaseReason', 'releaseNote', 'deposit', 'depositState']),
    discount:
      finalPrice === null || listPrice === 0 ? undefined : describeDiscount(listPrice, toCents(finalPrice)),
    money: schedule && reckon(schedule, payments, { today }),
    papers: (await listPapersOf(db, id)).map((paper) =>
      pick(paper, ['id', 'kind', 'name', 'size', 'createdAt']),
    ),
    templates: (await listPaperTemplates(db)).map((template) => pick(template, ['id', 'name', 'kind'])),
    payments: payments.map((payment) =>
      pick(payment, ['id', 'instalmentId', 'paidOn', 'amount', 'way', 'note']),
    ),
  }
}

export type DealView = Awaited<ReturnType<typeof describeDeal>>

function describeDiscount(listPrice: number, total: number): string | undefined {
  const off = listPrice - total
  if (off === 0) return undefined
  if (off < 0) return text.facts.surcharge(formatCents(-off))
  return text.facts.discountOf(formatCents(off), formatNumber(Math.round((off / listPrice) * 1000) / 10))
}

const mostChanges = 50

export async function describeDealHistory(building: Building, db: Database, id: string) {
  const changes = await listDealChanges(db, id, mostChanges)
  const facts = await findRecordFacts(db, [...changes, ...changes.flatMap(mentionedIn)])
  return changes.map((change) => describeEntry(building, change, { batches: new Map(), isOne: false, facts }))
}
