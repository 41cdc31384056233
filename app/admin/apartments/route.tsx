import { href } from 'react-router'
import { listApartments, setApartmentStatus } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { isFiltered, parseApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { apartmentSortKeys, sortApartments } from '../../../domain/apartment/apartment-sort.ts'
import { toEditable } from '../../../domain/apartment/listed-apartment.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { listText } from '../../text/apartment-list.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { ApartmentFilterBar } from '../../ui/apartment-filter-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { alsoWhenStale } from '../form/read-again.ts'
import { tellResult } from '../form/tell-result.ts'
import { AddLink } from '../frame/add-link.tsx'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { answerStatusChange } from '../status/answer-status-change.ts'
import type { Route } from './+types/route'
import { ApartmentTable } from './apartment-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const filters = parseApartmentFilters(query)
  const sort = parseSort(apartmentSortKeys, query)
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments')
  const apartments = await listApartments(db, filters)
  return { versions, filters, sort, apartments: sortApartments(apartments, sort).map(toEditable) }
}

/** Changes one apartment's status in its row. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerStatusChange(
    { request, context },
    {
      failed: errors.saveApartment,
      save: (id, revision, status) => setApartmentStatus(db, id, revision, status),
    },
  )
}

export const shouldRevalidate = alsoWhenStale

export const clientAction = tellResult(() => ({ failed: errors.saveApartment }))

export default function Apartments({ loaderData }: Route.ComponentProps) {
  const { versions, filters, sort, apartments } = loaderData
  useLive(versions)
  const filtered = isFiltered(filters)
  const free = apartments.filter(({ status }) => status === 'available').length
  return (
    <Screen title={adminText.screens.apartments} action={<AddLink to={href('/admin/apartments/new')} />}>
      <ApartmentFilterBar filters={filters}>
        <span>{apartmentsText.count(apartments.length)}</span>, <span>{listText.free(free)}</span>
      </ApartmentFilterBar>
      {apartments.length > 0 && <ApartmentTable apartments={apartments} sort={sort} />}
      {apartments.length === 0 && filtered && (
        <EmptyState title={listText.empty} advice={listText.emptyAdvice} />
      )}
      {apartments.length === 0 && !filtered && <EmptyState {...adminText.noApartments} />}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.apartments} message={errors.load.apartments} />
}
