import { href, Link } from 'react-router'
import { countApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { countEnquiries } from '../../../backend/data/enquiries.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/route'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'parkingSpots', 'contacts')
  const [apartments, parking, enquiries] = await Promise.all([
    countApartments(db, { status: 'available' }),
    countParkingSpots(db, { status: 'available' }),
    countEnquiries(db),
  ])
  return { versions, apartments, parking, enquiries }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { versions, apartments, parking, enquiries } = loaderData
  useLive(versions)
  return (
    <Screen title={adminText.screens.dashboard}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Count
          label={adminText.freeApartments}
          count={apartments}
          to={`${href('/admin/apartments')}?status=available`}
        />
        <Count label={adminText.freeParking} count={parking} to={href('/admin/parking')} />
        <Count label={adminText.enquiries} count={enquiries} to={href('/admin/contacts')} />
      </div>
    </Screen>
  )
}

function Count({ label, count, to }: { label: string; count: number; to: string }) {
  return (
    <Link to={to} className="rounded-card bg-white p-6 shadow-card hover:outline-2 hover:outline-sea-200">
      <span className="block text-sea-800">{label}</span>
      <span className="mt-1 block text-4xl font-black text-sea-900">{count}</span>
    </Link>
  )
}
