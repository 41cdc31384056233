import { Mail, MessageSquarePlus, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { href, Link, redirect } from 'react-router'
import { countApartments, listApartmentItems } from '../../../backend/data/apartments.ts'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import {
  countEnquiries,
  countEnquiriesByHour,
  listEnquiries,
} from '../../../backend/data/enquiries/enquiries.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listReservationProgress } from '../../../backend/data/reservations/queries.ts'
import { readSetupFacts, setupCollections } from '../../../backend/data/setup.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { worthBy } from '../../../domain/sales/stock.ts'
import { isUntouched } from '../../../domain/setup/setup-facts.ts'
import { setupPercent } from '../../../domain/setup/setup-step.ts'
import { setupSteps } from '../../../domain/setup/setup-steps.ts'
import type { Status } from '../../../domain/status.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { newEnquiryText } from '../../../text/admin/clients.ts'
import { enquiryApartmentName } from '../../../text/admin/enquiry-apartment-name.ts'
import { errors } from '../../../text/admin/errors.ts'
import { dashboardText as text } from '../../../text/admin/sales.ts'
import { todayText } from '../../../text/admin/today.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { DraftsLink } from '../apartments/drafts-link.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { useShouldRender } from '../frame/use-should-render.ts'
import { UnrecordedSalesLink } from '../sales/unrecorded-sales-link.tsx'
import { useMayChange } from '../session/use-role.ts'
import { SetupCard } from '../setup/setup-card.tsx'
import type { TodayItem } from '../today/today-kind.ts'
import { readToday, todayCollections, todayReader } from '../today/today-kinds.server.ts'
import { TodayList } from '../today/today-list.tsx'
import type { Route } from './+types/route'
import { EnquiryChart, NewestEnquiries } from './enquiries-section.tsx'
import { enquiryDays, firstMoment } from './enquiry-days.ts'
import { apartmentsByFloor, type SalesSummary, salesOf } from './sales.ts'
import { FloorGrid, SalesBars } from './sales-section.tsx'

const links = [
  { to: href('/admin/apartments/new'), label: text.actions.apartment, icon: Plus },
  { to: href('/admin/parking/new'), label: text.actions.parkingSpot, icon: Plus },
  { to: href('/admin/stores/new'), label: text.actions.store, icon: Plus },
  { to: href('/admin/contacts/new'), label: newEnquiryText.title, icon: MessageSquarePlus },
  { to: `${href('/admin/contacts')}?filter=unread`, label: text.actions.unread, icon: Mail },
]

function QuickActions() {
  const mayChange = useMayChange()
  return (
    <nav aria-label={text.quickActions} className="flex flex-wrap gap-2">
      {links
        .filter(({ icon }) => mayChange || icon !== Plus)
        .map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={button({ kind: 'secondary', className: 'min-h-10 px-3 py-1.5 text-sm' })}
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </Link>
        ))}
    </nav>
  )
}

const shownDays = 60
/** Of the day. All of them are on a screen of their own. */
const shownItems = 6
const shownEnquiries = 5

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { db, mail } = backend
  const building = await loadBuilding(context)
  const isAdmin = context.get(userContext).role === 'admin'
  const isSettingUp = isAdmin && !building.isPublished
  const shown = ['apartments', 'parkingSpots', 'enquiries', ...todayCollections] as const
  const versions = await versionsOf(db, ...shown, ...(isSettingUp ? setupCollections : []))
  const setup = isSettingUp ? await readSetup(db) : undefined
  const now = new Date()
  const day = await readToday(await todayReader(building, backend, context.get(userContext)))
  const [
    apartments,
    drafts,
    parking,
    freeParking,
    enquiries,
    unread,
    newest,
    hours,
    reservations,
    mailState,
  ] = await Promise.all([
    listApartmentItems(db),
    countApartments(db, { drafts: 'only' }),
    countParkingSpots(db),
    countParkingSpots(db, { status: 'available' }),
    countEnquiries(db),
    countEnquiries(db, { search: '', state: 'unread' }),
    listEnquiries(db, undefined, { limit: shownEnquiries, offset: 0 }),
    countEnquiriesByHour(db, firstMoment(now, shownDays)),
    listReservationProgress(db),
    isAdmin ? mail?.readState() : undefined,
  ])
  const worth = worthBy(reservations.filter(({ state }) => state === 'sold'))
  const apartmentRows = apartments.map((apartment) => ({
    ...pick(apartment, ['id', 'number', 'entrance', 'floor', 'secondaryFloor', 'status']),
    worth: worth(apartment) ?? null,
  }))
  return {
    versions,
    day: { items: day.slice(0, shownItems), count: day.length },
    setup,
    apartmentRows: encodeColumns(apartmentRows),
    drafts,
    parking: { total: parking, free: freeParking },
    enquiries: { total: enquiries, unread },
    newest: newest.map((enquiry) => ({
      ...pick(enquiry, ['id', 'name', 'message', 'about', 'submittedAt', 'isRead']),
      apartment: enquiryApartmentName(building, enquiry, apartmentRows),
    })),
    days: enquiryDays(hours, now, shownDays),
    mailTrouble: mailState && mailState.retried + mailState.failed > 0 ? mailState : undefined,
  }
}

/** The first administrator of an empty installation gets to the steps instead of a dashboard without figures. */
async function readSetup(db: Database) {
  const facts = await readSetupFacts(db)
  if (isUntouched(facts)) throw redirect(href('/admin/setup'))
  const steps = setupSteps(facts)
  return { percent: setupPercent(steps), steps: steps.map((step) => pick(step, ['key', 'share'])) }
}

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3'

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const building = useBuilding()
  const {
    day,
    apartmentRows: encoded,
    drafts,
    parking,
    enquiries,
    newest,
    days,
    mailTrouble,
    setup,
  } = loaderData
  const apartmentRows = useMemo(() => decodeColumns(encoded), [encoded])
  const isDrawn = useShouldRender(apartmentRows.length)
  const sales = salesOf(building, apartmentRows)
  const [whole] = sales
  return (
    <Screen title={adminText.screens.dashboard}>
      {mailTrouble && <MailNote {...mailTrouble} />}
      <TodaySection {...day} />
      {setup && <SetupCard {...setup} />}
      <div className="my-4">
        <QuickActions />
      </div>
      {whole && <CountCards {...{ sales: whole, drafts, parking, enquiries }} />}
      <DraftsLink count={drafts} />
      {whole && <UnrecordedSalesLink count={whole.withoutDeal} />}
      <div className="mt-3 grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[3fr_2fr]">
        <div className={column}>
          <FloorGrid floors={isDrawn ? apartmentsByFloor(building, apartmentRows) : []} />
          <EnquiryChart days={days} />
        </div>
        <div className={column}>
          <SalesBars sales={sales} />
          <NewestEnquiries enquiries={newest} />
        </div>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.dashboard} message={errors.load.dashboard} />
}

interface MailTrouble {
  /** The number of mails that failed and are tried again. */
  retried: number
  /** The number of mails that are not tried again. */
  failed: number
  error: string
}

function MailNote({ retried, failed, error }: MailTrouble) {
  return (
    <section role="alert" className="mb-3 rounded-card border border-sold/30 bg-sold-soft p-4 text-sold">
      <h2 className="font-semibold">{text.mail.title}</h2>
      {failed > 0 && <p>{text.mail.failed(failed)}</p>}
      {retried > 0 && <p>{text.mail.retried(retried)}</p>}
      <p>{text.mail.advice}</p>
      {error && (
        <p className="mt-1 text-sm break-words">
          {text.mail.error} <span lang="en">{error}</span>
        </p>
      )}
    </section>
  )
}

interface CountCardsProps {
  /** The summary of the whole building. */
  sales: SalesSummary
  /** The number of apartments that are in no count. */
  drafts: number
  parking: { total: number; free: number }
  enquiries: { total: number; unread: number }
}

function TodaySection({ items, count }: { items: TodayItem[]; count: number }) {
  return (
    <section aria-label={todayText.title} className="mb-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-xl">{todayText.title}</h2>
        <Link
          to={href('/admin/today')}
          className="text-sm font-semibold text-sea-700 underline underline-offset-4"
        >
          {count > items.length ? todayText.all(count) : todayText.open}
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="text-sea-700">{todayText.noneShort}</p>
      ) : (
        <TodayList items={items} />
      )}
    </section>
  )
}

/** Each card links to the list of what it counts. */
function CountCards({ sales, drafts, parking, enquiries }: CountCardsProps) {
  const { total, counts, sums, withoutDeal } = sales
  const apartments = (status: Status, label: string) => {
    const price = formatPrice(sums[status])
    const more = [
      price && text.sum[status](price),
      status === 'sold' && withoutDeal > 0 && text.withoutDeal(withoutDeal),
    ]
    return (
      <CountCard
        label={label}
        count={counts[status]}
        note={text.of(total)}
        more={more.filter(Boolean).join(', ')}
        to={`${href('/admin/apartments')}?status=${status}${drafts > 0 ? '&drafts=none' : ''}`}
      />
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {apartments('available', text.freeApartments)}
      {apartments('reserved', text.apartments.reserved)}
      {apartments('sold', text.apartments.sold)}
      <CountCard
        label={text.freeParking}
        count={parking.free}
        note={text.of(parking.total)}
        to={`${href('/admin/parking')}?status=available`}
      />
      <CountCard
        label={text.enquiries}
        count={enquiries.total}
        note={text.unread(enquiries.unread)}
        to={`${href('/admin/contacts')}${enquiries.unread > 0 ? '?filter=unread' : ''}`}
      />
    </div>
  )
}

interface CountCardProps {
  label: string
  count: number
  note: string
  /** The text of a second line. */
  more?: string
  to: string
}

function CountCard({ label, count, note, more, to }: CountCardProps) {
  return (
    <Link
      to={to}
      className="rounded-card bg-white px-4 py-2.5 shadow-card hover:outline-2 hover:outline-sea-200"
    >
      <span className="block text-sm font-semibold text-sea-800">{label}</span>{' '}
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-black text-sea-900 tabular-nums">{formatNumber(count)}</span>{' '}
        <span className="text-sm text-sea-700">{note}</span>
      </span>{' '}
      {more && <span className="block text-sm font-semibold text-sea-700 tabular-nums">{more}</span>}
    </Link>
  )
}
