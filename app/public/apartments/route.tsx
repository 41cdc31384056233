import { listListedApartments } from '../../../backend/data/apartments.ts'
import { apartmentFilterChoices, parseApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { apartmentSortKeys, sortApartments } from '../../../domain/apartment/apartment-sort.ts'
import { parseSort, sortChoices } from '../../../domain/lists/sort.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { apartmentsText as text } from '../../text/apartments.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { ApartmentFilterForm } from '../../ui/apartment-filter-form.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../load-error.tsx'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'
import { ApartmentTable } from './apartment-table.tsx'

export const handle: PublicPage = {
  shows: ['apartments'],
  query: { ...apartmentFilterChoices, ...sortChoices(apartmentSortKeys) },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const filters = parseApartmentFilters(query)
  const sort = parseSort(apartmentSortKeys, query)
  const { db } = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const apartments = await listListedApartments(db, filters)
  return { versions, filters, sort, apartments: sortApartments(apartments, sort) }
}

export default function Apartments({
  loaderData: { versions, filters, sort, apartments },
}: Route.ComponentProps) {
  useLive(versions)
  return (
    <Page title={text.title} description={text.description} intro={text.intro}>
      <ApartmentFilterForm filters={filters} />
      <p aria-live="polite" className="mt-6 mb-3 font-semibold text-sea-800">
        {text.count(apartments.length)}
      </p>
      {apartments.length > 0 ? (
        <ApartmentTable apartments={apartments} sort={sort} />
      ) : (
        <EmptyState title={text.empty} advice={text.emptyAdvice} />
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={text.title} message={loadErrors.apartments} />
}
