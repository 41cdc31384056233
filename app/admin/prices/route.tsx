import { useEffect, useState } from 'react'
import { Form, href, Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { maxRecordsAtOnce } from '../../../domain/lists/list-page.ts'
import { choice } from '../../../domain/lists/query.ts'
import { planPrices } from '../../../domain/prices/new-price.ts'
import { parsePricing } from '../../../domain/prices/parse-pricing.ts'
import type { PricedKind } from '../../../domain/prices/price-rule.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { bulkText } from '../../../text/admin/lists.ts'
import { pricesText as text } from '../../../text/admin/prices.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { BulkFault } from '../bulk/stale-records.ts'
import { useUndoToast } from '../bulk/use-undo-toast.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { units } from '../record/units.server.ts'
import type { Route } from './+types/route'
import { PriceTable, type PriceTableRow, SaveBar } from './price-table.tsx'
import { listPricedRows, pricesAction, type SavedPrices } from './prices.server.ts'
import { PricingForm, ruleFields } from './pricing-form.tsx'
import { WhichRows } from './which-rows.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const kind = choice(['apartments', 'parking'] as const, query.get('of')) ?? 'apartments'
  const building = await loadBuilding(context)
  const versions = await versionsOf(db, units(building)[kind].name)
  const { rows, levels } = await listPricedRows(building, db, kind, query)
  const parsed = parsePricing(building, kind, Object.fromEntries(query))
  const plan = parsed.pricing && planPrices(rows, parsed.pricing)
  const isTooMuch = (plan?.changes.length ?? 0) > maxRecordsAtOnce
  return {
    versions,
    kind,
    levels,
    count: rows.length,
    parsed,
    isTooMuch,
    unchanged: plan?.unchanged ?? {},
    changes:
      plan && !isTooMuch
        ? plan.changes.map(({ row: { id, revision, name, about, status }, from, to }) => {
            return { id, revision, name, about, status, from, to }
          })
        : undefined,
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return pricesAction({ request, context })
}

export const shouldRevalidate = revalidateAlsoWhenStale

interface PricesResult extends BulkFault {
  saved?: SavedPrices
}

export const clientAction = toastResult<PricesResult>(() => ({
  failed: text.failed,
  unreachable: { error: text.failed, detail: bulkText.unreachable },
}))

const statusLabels = { apartments: labels.apartmentStatus, parking: labels.parkingStatus }
const lists = { apartments: href('/admin/apartments'), parking: href('/admin/parking') }

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, kind, levels, count, parsed } = loaderData
  useLive(versions)
  const [query] = useSearchParams()
  const { key } = useLocation()
  // The key of the router location during which somebody last typed into the pricing form. While it is the current
  // key, the table still shows prices that were calculated from the form's earlier values.
  const [typedAt, setTypedAt] = useState<string>()
  const result: PricesResult | undefined = actionData
  const list = `${lists[kind]}?${new URLSearchParams([...query].filter(([name]) => !ofThisPage.includes(name)))}`
  return (
    <Screen title={adminText.screens.prices}>
      {result?.saved ? (
        <Saved kind={kind} saved={result.saved} list={list} />
      ) : (
        <>
          {result?.error && (
            <noscript>
              <p className="mb-4 font-semibold text-sold">{`${result.error}. ${result.detail ?? ''}`}</p>
            </noscript>
          )}
          <WhichRows {...{ kind, query, count, levels }} />
          <PricingForm {...{ kind, query, parsed }} onTyping={() => setTypedAt(key)} />
          <NewPrices data={loaderData} query={query} isTyping={typedAt === key} />
        </>
      )}
    </Screen>
  )
}

const ofThisPage = ['of', 'chosen', ...ruleFields]

/** Labels of the form's selects, for the message about a value in the URL that is none of their options. */
const choices = { by: text.by, round: text.rounding, above: text.above }

function isChoice(name: string): name is keyof typeof choices {
  return Object.hasOwn(choices, name)
}

type Loaded = Route.ComponentProps['loaderData']

function NewPrices({ data, query, isTyping }: { data: Loaded; query: URLSearchParams; isTyping: boolean }) {
  const { kind, changes, unchanged, isTooMuch, parsed } = data
  const { taken, ...choice } = usePriceSelection(changes ?? [])
  const unpriced = (changes ?? []).filter(({ from }) => isHiddenPrice(from)).length
  const isBusy = useNavigation().state !== 'idle' || isTyping
  const unknown = parsed.wrong.flatMap((name) => (isChoice(name) ? [`„${choices[name]}“`] : []))
  const whyNone = unknown.length > 0 ? text.wrongRule(unknown.join(', ')) : text.typeFirst
  const why = isTooMuch ? text.tooMany(maxRecordsAtOnce) : changes ? text.nothingChanges : whyNone
  return (
    <div aria-busy={isBusy} className="mt-4 aria-busy:opacity-60">
      <p className="mb-2 min-h-6 text-sm font-semibold text-sea-800">
        {text.unchangedPrices(unchanged)} {unpriced > 0 && text.unpriced(unpriced)}
      </p>
      {!changes || changes.length === 0 ? (
        <EmptyState {...why} />
      ) : (
        <>
          <PriceTable changes={changes} labels={statusLabels[kind]} {...choice} />
          <SaveBar {...{ kind, query, taken, isBusy }} />
        </>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.prices} message={errors.load.apartments} />
}

/** Selects the rows that are saved: at first all but those with a hidden price, which get a price only if selected. */
function usePriceSelection(changes: PriceTableRow[]) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const hadNone = new Set(changes.filter(({ from }) => isHiddenPrice(from)).map(({ id }) => id))
  const isIncluded = (id: string) => hadNone.has(id) === turned.has(id)
  const taken = changes.filter(({ id }) => isIncluded(id))
  return {
    taken,
    isIncluded,
    toggle(id: string) {
      const next = new Set(turned)
      if (!next.delete(id)) next.add(id)
      setTurned(next)
    },
    toggleAll() {
      const wantAll = taken.length < changes.length
      const differing = changes.filter(({ id }) => hadNone.has(id) === wantAll)
      setTurned(new Set(differing.map(({ id }) => id)))
    },
  }
}

interface SavedProps {
  kind: PricedKind
  saved: SavedPrices
  /** The URL of the list with its filters. */
  list: string
}

/**
 * Goes to the list and shows a toast with an undo button. Without JavaScript, this page shows the message and
 * the button.
 */
function Saved({ kind, saved: { batch, count }, list }: SavedProps) {
  const toastWithUndo = useUndoToast()
  const navigate = useNavigate()
  const what = bulkText.count[kind](count)
  const message = text.saved(count, what)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each batch; the functions are new at every render
  useEffect(() => {
    toastWithUndo({ batch, what, message })
    navigate(list, { replace: true })
  }, [batch])

  return (
    <noscript>
      <div className="mt-4 flex flex-wrap items-center gap-3 rounded-card bg-white p-4 shadow-card">
        <p className="font-semibold">{message}</p>
        <Form method="post" action={href('/admin/history')}>
          <input type="hidden" name="batch" value={batch} />
          <input type="hidden" name="what" value={what} />
          <button type="submit" className={button({ kind: 'secondary' })}>
            {bulkText.undo}
          </button>
        </Form>
        <Link to={list} className={button({ kind: 'quiet' })}>
          {text.toList}
        </Link>
      </div>
    </noscript>
  )
}
