import { useMemo } from 'react'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { countEnquiries, countEnquiriesByHour, listEnquiries } from '../../../backend/data/enquiries.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listReservationProgress } from '../../../backend/data/sales.ts'
import { enquiryApartmentName } from '../../../domain/enquiry/enquiry-apartment-name.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { worthBy } from '../../../domain/sales/stock.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { useShouldRender } from '../frame/use-should-render.ts'
import type { Route } from './+types/route'
import { CountCards } from './count-cards.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import { enquiryDays, firstMoment } from './enquiry-days.ts'
import { FloorGrid } from './floor-grid.tsx'
import { MailNote } from './mail-note.tsx'
import { NewestEnquiries } from './newest-enquiries.tsx'
import { QuickActions } from './quick-actions.tsx'
import { apartmentsByFloor, salesOf } from './sales.ts'
import { SalesBars } from './sales-bars.tsx'

const shownDays = 60
const shownEnquiries = 5

export async function loader({ context }: Route.LoaderArgs) {
  const { db, mail } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'parkingSpots', 'enquiries', 'reservations')
  const now = new Date()
  const isAdmin = context.get(userContext).role === 'admin'
  const [apartments, parking, freeParking, enquiries, unread, newest, hours, reservations, mailState] =
    await Promise.all([
      listApartmentItems(db),
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
    apartmentRows: encodeColumns(apartmentRows),
    parking: { total: parking, free: freeParking },
    enquiries: { total: enquiries, unread },
    newest: newest.map((enquiry) => ({
      ...pick(enquiry, ['id', 'name', 'message', 'about', 'submittedAt', 'isRead']),
      apartment: enquiryApartmentName(enquiry, apartmentRows),
    })),
    days: enquiryDays(hours, now, shownDays),
    mailTrouble: mailState && mailState.retried + mailState.failed > 0 ? mailState : undefined,
  }
}

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3'

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { apartmentRows: encoded, parking, enquiries, newest, days, mailTrouble } = loaderData
  const apartmentRows = useMemo(() => decodeColumns(encoded), [encoded])
  const isDrawn = useShouldRender(apartmentRows.length)
  const sales = salesOf(apartmentRows)
  const [whole] = sales
  return (
    <Screen title={adminText.screens.dashboard} action={<QuickActions />}>
      {mailTrouble && <MailNote {...mailTrouble} />}
      {whole && <CountCards sales={whole} parking={parking} enquiries={enquiries} />}
      <div className="mt-3 grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[3fr_2fr]">
        <div className={column}>
          <FloorGrid floors={isDrawn ? apartmentsByFloor(apartmentRows) : []} />
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
