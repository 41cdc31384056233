import { href } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { countEnquiries, countEnquiriesByHour } from '../../../backend/data/enquiries.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { dashboardText as text } from '../../text/office/dashboard.ts'
import { errors } from '../../text/office/errors.ts'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { CountCard } from './count-card.tsx'
import { EnquiryChart } from './enquiry-chart.tsx'
import { enquiryDays, firstMoment } from './enquiry-days.ts'
import { FloorGrid } from './floor-grid.tsx'
import { QuickActions } from './quick-actions.tsx'
import { homesByFloor, salesOf } from './sales.ts'
import { SalesBars } from './sales-bars.tsx'

const shownDays = 60

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'parkingSpots', 'enquiries')
  const now = new Date()
  const [apartments, parking, freeParking, enquiries, unread, hours] = await Promise.all([
    listApartments(db),
    countParkingSpots(db),
    countParkingSpots(db, { status: 'available' }),
    countEnquiries(db),
    countEnquiries(db, { search: '', state: 'unread' }),
    countEnquiriesByHour(db, firstMoment(now, shownDays)),
  ])
  const homes = apartments.map(({ id, number, entrance, floor, secondaryFloor, status }) => ({
    id,
    number,
    entrance,
    floor,
    secondaryFloor,
    status,
  }))
  return {
    versions,
    homes,
    parking,
    freeParking,
    enquiries,
    unread,
    days: enquiryDays(hours, now, shownDays),
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { homes, parking, freeParking, enquiries, unread, days } = loaderData
  const sales = salesOf(homes)
  return (
    <Screen title={adminText.screens.dashboard}>
      <div className="grid gap-4 sm:grid-cols-3">
        <CountCard
          label={text.freeApartments}
          count={sales[0]?.counts.available ?? 0}
          note={text.of(homes.length)}
          to={`${href('/admin/apartments')}?status=available`}
        />
        <CountCard
          label={text.freeParking}
          count={freeParking}
          note={text.of(parking)}
          to={href('/admin/parking')}
        />
        <CountCard
          label={text.enquiries}
          count={enquiries}
          note={text.unread(unread)}
          to={href('/admin/contacts')}
        />
      </div>
      <QuickActions />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[3fr_2fr]">
        <FloorGrid floors={homesByFloor(homes)} />
        <div className="grid min-w-0 gap-4">
          <SalesBars sales={sales} />
          <EnquiryChart days={days} />
        </div>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.dashboard} message={errors.load.dashboard} />
}
