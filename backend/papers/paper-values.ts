import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import { type Building, entranceLetter } from '../../domain/building/building.ts'
import { formatCents, sumOf, toCents } from '../../domain/deal/cents.ts'
import { amountInWords } from '../../domain/formats/amount-in-words.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatArea } from '../../domain/formats/measures.ts'
import {
  type InstalmentPlaceholder,
  instalmentPrefix,
  type PaperPlaceholder,
} from '../../domain/paper/placeholders.ts'
import { wholeListPrice } from '../../domain/reservation/discount.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { dealsText } from '../../text/admin/deals.ts'
import { labels } from '../../text/public/bg/labels.ts'
import { places } from '../../text/public/bg/places.ts'
import { findApartment } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { listPaymentsOf } from '../data/deals/payment-rows.ts'
import { findSchedule } from '../data/deals/schedules.ts'
import { getCompanySettings } from '../data/settings.ts'
import { findUser } from '../data/users/find-users.ts'
import { readDealUnits } from '../deals/deal-units.ts'
import type { PaperFill } from './papers.ts'

/**
 * What a template is filled with: the deal as it is now. What is not known yet stays empty; what a deal without an
 * apartment cannot have is a dash, so that no sentence of a contract has a hole.
 */
export async function readPaperValues(
  building: Building,
  db: Database,
  deal: Reservation,
  today: string,
): Promise<PaperFill> {
  const { id, apartmentId, agentId, finalPrice, contractDate } = deal
  const [apartment, schedule, payments, company, agent, unitsOf] = await Promise.all([
    apartmentId === null ? undefined : findApartment(db, apartmentId, { drafts: 'with' }),
    findSchedule(db, id),
    listPaymentsOf(db, id),
    getCompanySettings(db),
    agentId === null ? undefined : findUser(db, agentId),
    readDealUnits(building, db),
  ])
  const units = unitsOf(deal)
  // A sale keeps the list price of its day.
  const listPrice = toCents(
    wholeListPrice(deal.listPrice === null ? units : { ...deal, listPrice: deal.listPrice }),
  )
  // An offer and a reservation have no final price yet: what they say is the price list.
  const price = finalPrice === null ? listPrice : toCents(finalPrice)
  const deposit = toCents(deal.deposit)
  const paid = sumOf(payments)
  const instalments = schedule?.instalments ?? []
  const { companyName, legalName, eik, address, phone, email } = company.values
  const ofHome = (write: (home: NonNullable<typeof apartment>) => string) =>
    apartment ? write(apartment) : notApplicable
  const values: Record<PaperPlaceholder, string> = {
    купувач: deal.buyerName,
    телефон: deal.buyerPhone,
    имейл: deal.buyerEmail,
    обект: units.name,
    апартамент: ofHome(({ number }) => number),
    вход: ofHome(({ entrance }) => entranceLetter(building, entrance)),
    етаж: ofHome((home) => places.floors(building, home)),
    тип: ofHome(({ type }) => apartmentTypeName(building, type)),
    площ: ofHome(({ area }) => formatArea(area)),
    'чиста площ': ofHome(({ netArea }) => formatArea(netArea)),
    изложение: ofHome(({ exposure }) => labels.exposure[exposure]),
    паркоместа: units.spots.join(', '),
    цена: sum(price),
    'цена словом': words(price),
    'цена по листа': sum(listPrice),
    отстъпка: sum(Math.max(0, listPrice - price)),
    капаро: sum(deposit),
    'капаро словом': words(deposit),
    'дата на договора': contractDate ? formatDate(contractDate) : '',
    'резервация от': formatDate(deal.from),
    'резервация до': formatDate(deal.until),
    платено: formatCents(paid),
    остава: formatCents(Math.max(0, price - paid)),
    вноски: instalments
      .map(({ moment, amount, dueOn }) =>
        [`${moment} – ${formatCents(amount)}`, dueOn && dealsText.until(dueOn)].filter(Boolean).join(', '),
      )
      .join('\n'),
    днес: formatDate(today),
    агент: agent?.name ?? '',
    сграда: building.name,
    // The seller is the company as it is registered, not its brand.
    фирма: legalName || companyName,
    марка: companyName,
    ЕИК: eik,
    'адрес на фирмата': address,
    'телефон на фирмата': phone,
    'имейл на фирмата': email,
  }
  const rows = instalments.map(
    ({ moment, amount, dueOn }, index): Record<InstalmentPlaceholder, string> => ({
      'вноска №': String(index + 1),
      'вноска кога': moment,
      'вноска срок': dueOn ? formatDate(dueOn) : '',
      'вноска сума': formatCents(amount),
      'вноска сума словом': amountInWords(amount),
    }),
  )
  return {
    values: Object.entries(values),
    prefix: instalmentPrefix,
    rows: rows.map((row) => Object.entries(row)),
  }
}

const notApplicable = '—'

function sum(cents: number): string {
  return cents > 0 ? formatCents(cents) : ''
}

function words(cents: number): string {
  return cents > 0 ? amountInWords(cents) : ''
}
