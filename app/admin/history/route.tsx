import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { findHistoryPage, listFieldHistory, listPeopleOfHistory } from '../../../backend/data/history.ts'
import { findRecordFacts } from '../../../backend/data/record-facts.ts'
import { CannotRevert, NewerChange } from '../../../backend/data/revert-change.ts'
import { collections } from '../../../backend/data/schema.ts'
import { revertWithFiles } from '../../../backend/removal/revert-with-files.ts'
import { parseHistoryFilters } from '../../../domain/history/history-filters.ts'
import { parsePage, onPage as size } from '../../../domain/lists/page.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { historyText as text } from '../../text/office/history.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { answerForm } from '../form/answer-form.ts'
import { tellResult } from '../form/tell-result.ts'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { PageLinks } from '../pages/page-links.tsx'
import type { Route } from './+types/route'
import { ChangeLines } from './change-lines.tsx'
import { fieldLabel } from './field-words.ts'
import { HistoryFilterForm } from './history-filter-form.tsx'
import { PriceHistory } from './price-history.tsx'
import { tellChange } from './told-change.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, ...collections)
  const query = new URL(request.url).searchParams
  const filters = parseHistoryFilters(query)
  const { changes, total, page } = await findHistoryPage(db, filters, { page: parsePage(query), size })
  const facts = await findRecordFacts(db, changes)
  const { record, collection } = filters
  const isOneApartment = record !== undefined && collection === 'apartments'
  return {
    versions,
    filters,
    total,
    page,
    changes: changes.map((change) => tellChange(change, facts.get(change.recordId))),
    people: (await listPeopleOfHistory(db)).map(({ kind, id, name }) => ({
      id,
      name: text.people[kind] || name,
    })),
    prices: isOneApartment
      ? await listFieldHistory(db, { collection: 'apartments', record, field: 'price' })
      : [],
  }
}

const revertSchema = z.object({
  id: z.string().min(1).max(100),
  field: z.string().max(40).optional(),
  /** What the message calls the record. */
  what: z.string().max(500).optional(),
})

/** Puts back one field of a record, or all of a change. */
export function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const error = text.revert.failed
  return answerForm(
    { request, context },
    {
      schema: revertSchema,
      failed: error,
      words: () => ({
        gone: { error, detail: text.revert.gone },
        refused: (thrown) => whyRefused(thrown),
      }),
      run: async ({ id, field }) => {
        await revertWithFiles(backend, id, field || undefined)
        return null
      },
    },
  )
}

function whyRefused(thrown: unknown) {
  const error = text.revert.failed
  if (thrown instanceof CannotRevert) return { error, detail: text.revert.impossible }
  if (!(thrown instanceof NewerChange)) return undefined
  const fields = thrown.fields.map((name) => fieldLabel(thrown.collection, name)).join(', ')
  return { error, detail: text.revert.newer(fields) }
}

export const clientAction = tellResult(async (request) => {
  const what = (await request.clone().formData()).get('what')
  return { done: text.revert.done(String(what)), failed: text.revert.failed }
})

export default function History({ loaderData }: Route.ComponentProps) {
  const { versions, filters, total, page, changes, people, prices } = loaderData
  useLive(versions)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <Screen title={adminText.screens.history}>
      <HistoryFilterForm filters={filters} people={people} record={filters.record && changes[0]?.what} />
      {prices.length > 1 && <PriceHistory prices={prices} />}
      <p aria-live="polite" className="mt-4 mb-2 text-sm font-semibold text-sea-800">
        {text.count(total)}
      </p>
      {total === 0 ? (
        <EmptyState {...(isFiltered ? text.noneFound : text.none)} />
      ) : (
        <ChangeLines changes={changes} />
      )}
      <PageLinks page={page} total={total} />
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.history} message={errors.load.history} />
}
