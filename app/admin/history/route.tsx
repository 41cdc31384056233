import { data } from 'react-router'
import { z } from 'zod'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { BatchRefused, CannotRevert, NewerChange } from '../../../backend/data/history/errors.ts'
import {
  findBatches,
  findHistoryPage,
  listFieldHistory,
  listPeopleOfHistory,
} from '../../../backend/data/history/history.ts'
import { findRecordFacts } from '../../../backend/data/history/record-facts.ts'
import { revertBatch } from '../../../backend/data/history/revert-batch.ts'
import { MadeByReservation, ReservedNow } from '../../../backend/data/reservations/errors.ts'
import { collections } from '../../../backend/data/schema.ts'
import { revertWithFiles } from '../../../backend/removal/restore-records.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { parseHistoryFilters } from '../../../domain/history/history-filters.ts'
import { parsePage, onPage as size } from '../../../domain/lists/page.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { historyText as text } from '../../../text/admin/history.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { explainDraft } from '../apartments/explain-draft.ts'
import { nameRecords } from '../bulk/stale-records.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { ChangeLines } from './change-lines.tsx'
import { describeEntry } from './describe-entry.ts'
import { fieldLabel } from './format-field-value.ts'
import { HistoryFilterForm } from './history-filter-form.tsx'
import { mentionedIn } from './mentioned-records.ts'

const pricesText = text.prices
const [width, height, margin] = [320, 80, 6]

/** Draws the prices of one apartment as a step chart, and lists them as text. */
function PriceHistory({ prices }: { prices: { at: string; to: unknown }[] }) {
  const known = prices.flatMap(({ at, to }) => (typeof to === 'number' ? [{ at, price: to }] : []))
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2) return null
  const summary = pricesText.summary(
    formatPriceOrNone(first.price),
    formatPriceOrNone(last.price),
    known.length - 1,
  )
  return (
    <figure className="mt-4 flex flex-wrap items-center gap-4 rounded-card border border-sea-100 bg-white p-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${pricesText.title}. ${summary}`}
        className="h-20 w-80 max-w-full text-sea-700"
      >
        <path d={steps(known)} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <figcaption>
        <p className="font-semibold text-sea-900">{pricesText.title}</p>
        <p className="text-sm text-sea-800">{summary}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-sea-800">
          {known.slice(-6).map(({ at, price }) => (
            <li key={at}>
              {formatDate(at)}: <b>{formatPriceOrNone(price)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** A price of 0 is hidden from visitors, and is shown as a text that says so. */
function formatPriceOrNone(price: number): string {
  return formatPrice(price) ?? pricesText.none
}

/** A price is valid until the next one, so the line goes right first, then up or down. */
function steps(known: { at: string; price: number }[]): string {
  const times = known.map(({ at }) => Date.parse(at))
  const [begin, end] = [times[0] ?? 0, times.at(-1) ?? 0]
  const amounts = known.map(({ price }) => price)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const x = (time: number) => margin + (0.9 * (width - 2 * margin) * (time - begin)) / (end - begin || 1)
  const y = (price: number) => height - margin - ((height - 2 * margin) * (price - low)) / (high - low || 1)
  const path = known.map(({ price }, index) => {
    const at = x(times[index] ?? begin).toFixed(1)
    return index === 0 ? `M${at} ${y(price).toFixed(1)}` : `H${at} V${y(price).toFixed(1)}`
  })
  return `${path.join(' ')} H${width - margin}`
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, ...collections)
  const query = new URL(request.url).searchParams
  const filters = parseHistoryFilters(query)
  const { changes, total, isMore, page } = await findHistoryPage(db, filters, {
    page: parsePage(query),
    size,
  })
  const { record, collection, batch } = filters
  const batches = await findBatches(
    db,
    changes.flatMap((change) => change.batch ?? []),
  )
  const all = [...changes, ...[...batches.values()].flatMap((each) => each.changes)]
  const facts = await findRecordFacts(db, [...all, ...all.flatMap(mentionedIn)])
  const building = await loadBuilding(context)
  // A batch is shown as one entry, except in the history of one record or of one batch.
  const isOne = !record && !batch
  const isOneApartment = record !== undefined && collection === 'apartments'
  return {
    versions,
    filters,
    total,
    isMore,
    page,
    changes: changes.map((change) => describeEntry(building, change, { batches, isOne, facts })),
    people: (await listPeopleOfHistory(db)).map(({ kind, id, name }) => ({
      id,
      name: text.people[kind] || name,
    })),
    prices: isOneApartment
      ? await listFieldHistory(db, { collection: 'apartments', record, field: 'price' })
      : [],
  }
}

const revertSchema = z
  .object({
    id: z.string().min(1).max(100).optional(),
    field: z.string().max(40).optional(),
    /** Reverts a whole batch instead of one change. */
    batch: z.string().min(1).max(100).optional(),
    /** The record's name for the toast. */
    what: z.string().max(500).optional(),
  })
  .refine(({ id, batch }) => (id === undefined) !== (batch === undefined))

/** Reverts one field, one change or a whole batch. */
export function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const error = text.revert.failed
  return formAction(
    { request, context },
    {
      schema: revertSchema,
      failed: error,
      messages: () => ({
        gone: { error, detail: text.revert.gone },
        refused: (thrown) => whyRefused(thrown),
      }),
      run: async ({ id, field, batch }) => {
        if (batch !== undefined) return tryRevertBatch(backend.db, batch)
        await revertWithFiles(backend, id ?? '', field || undefined)
        return null
      },
    },
  )
}

async function tryRevertBatch(db: Database, batch: string) {
  try {
    await revertBatch(db, batch)
    return null
  } catch (thrown) {
    if (!(thrown instanceof BatchRefused)) throw thrown
    const detail = text.batch.refused[thrown.reason](await nameRecords(db, thrown.changes))
    return data({ error: text.revert.failed, detail }, { status: 422 })
  }
}

function whyRefused(thrown: unknown) {
  const error = text.revert.failed
  if (thrown instanceof CannotRevert) return { error, detail: text.revert.impossible }
  const draft = explainDraft(thrown)
  if (draft) return { error, ...draft }
  if (thrown instanceof ReservedNow)
    return { error, detail: text.revert[thrown.isSale ? 'sold' : 'reserved'] }
  if (thrown instanceof MadeByReservation) return { error, detail: text.revert.byReservation }
  if (!(thrown instanceof NewerChange)) return undefined
  const fields = thrown.fields.map((name) => fieldLabel(thrown.collection, name)).join(', ')
  return { error, detail: text.revert.newer(fields) }
}

export const clientAction = toastResult(async (request) => {
  const form = await request.clone().formData()
  const what = String(form.get('what'))
  const done = form.has('batch') ? text.batch.done(what) : text.revert.done(what)
  return { done, failed: text.revert.failed }
})

export default function HistoryScreen({ loaderData }: Route.ComponentProps) {
  const { versions, filters, total, isMore, page, changes, people, prices } = loaderData
  useLive(versions)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <Screen title={adminText.screens.history}>
      <HistoryFilterForm filters={filters} people={people} record={filters.record && changes[0]?.what} />
      {prices.length > 1 && <PriceHistory prices={prices} />}
      <p aria-live="polite" className="mt-4 mb-2 text-sm font-semibold text-sea-800">
        {isMore ? text.more(total) : text.count(total)}
      </p>
      {total === 0 ? (
        <EmptyState {...(isFiltered ? text.noneFound : text.none)} />
      ) : (
        <ChangeLines changes={changes} />
      )}
      <PageLinks page={page} total={total} isMore={isMore} />
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.history} message={errors.load.history} />
}
