import { Plus } from 'lucide-react'
import { data, href, Link } from 'react-router'
import { z } from 'zod'
import { listApartmentsWithNotes, setApartmentStatus } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { NotFound, StaleRevision } from '../../../backend/data/revision.ts'
import { parseApartmentFilters } from '../../../domain/apartment-filters.ts'
import { statusSchema } from '../../../domain/status-schema.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { errors } from '../../text/errors.ts'
import { ApartmentFilterForm } from '../../ui/apartment-filters.tsx'
import { button } from '../../ui/button.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/route'
import { ApartmentTable } from './apartment-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseApartmentFilters(new URL(request.url).searchParams)
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments')
  return { versions, filters, apartments: await listApartmentsWithNotes(db, filters) }
}

const statusChange = z.object({
  id: z.string().min(1),
  revision: z.coerce.number().int(),
  status: statusSchema,
})

/** Changes one apartment's status in its row. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = statusChange.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return data({ error: errors.saveApartment }, { status: 400 })
  const { id, revision, status } = parsed.data
  try {
    await setApartmentStatus(context.get(backendContext).db, id, revision, status)
    return { error: undefined }
  } catch (error) {
    if (error instanceof StaleRevision) return data({ error: errors.stale }, { status: 409 })
    if (error instanceof NotFound) return data({ error: errors.gone }, { status: 404 })
    throw error
  }
}

export default function Apartments({ loaderData: { versions, filters, apartments } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.apartments} action={<Add />}>
      <ApartmentFilterForm filters={filters} />
      <p aria-live="polite" className="mt-6 mb-3 font-semibold text-sea-800">
        {apartmentsText.count(apartments.length)}
      </p>
      {apartments.length > 0 ? <ApartmentTable apartments={apartments} /> : <p>{apartmentsText.empty}</p>}
    </Screen>
  )
}

function Add() {
  return (
    <Link to={href('/admin/apartments/new')} className={button()}>
      <Plus className="size-5" aria-hidden="true" />
      {adminText.actions.add}
    </Link>
  )
}

export function ErrorBoundary() {
  return (
    <Screen title={adminText.screens.apartments}>
      <ErrorPanel message={errors.load.apartments} />
    </Screen>
  )
}
