import { data, href, Link } from 'react-router'
import { findApartment } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { apartmentTypeLabels } from '../../../domain/apartment.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { apartmentsText as text } from '../../text/apartments.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments')
  const apartment = await findApartment(db, params.id)
  return data({ versions, apartment }, { status: apartment ? 200 : 404 })
}

export default function Apartment({ loaderData: { versions, apartment } }: Route.ComponentProps) {
  useLive(versions)
  if (!apartment) return <NotFound />
  return (
    <Page title={`Апартамент ${apartment.number}`} intro={apartmentTypeLabels[apartment.type]}>
      <StatusBadge status={apartment.status} label={apartmentStatusLabels[apartment.status]} />
    </Page>
  )
}

function NotFound() {
  return (
    <Page title={text.notFound}>
      <Link to={href('/apartments')} className={button()}>
        {text.backToList}
      </Link>
    </Page>
  )
}
