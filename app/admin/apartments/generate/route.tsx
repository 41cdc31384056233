import { useEffect } from 'react'
import { Form, Link, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { listTakenNumbers } from '../../../../backend/data/new-apartments.ts'
import { generateApartments } from '../../../../domain/apartment/generate-apartments.ts'
import { errors } from '../../../../text/admin/errors.ts'
import { explainFault } from '../../../../text/admin/faults.ts'
import { generateText as text } from '../../../../text/admin/generate.ts'
import { bulkText } from '../../../../text/admin/lists.ts'
import { loadBuilding } from '../../../building.ts'
import { backendContext } from '../../../context.ts'
import { button } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useUndoToast } from '../../bulk/use-undo-toast.ts'
import { revalidateUnlessFailed } from '../../form/revalidation.ts'
import { toastResult } from '../../form/toast-result.ts'
import { ScreenLoadError } from '../../frame/load-error.tsx'
import { Screen } from '../../frame/screen.tsx'
import { draftsUrl } from '../drafts-url.ts'
import type { Route } from './+types/route'
import { explainTaken, type GenerateResult, generateAction, toQuery } from './generate-action.ts'
import { GenerateForm } from './generate-form.tsx'

/**
 * Calculates the apartments of several equal floors from the description in the URL, for a preview. Nothing is
 * added yet.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const building = await loadBuilding(context)
  const query = toQuery(new URL(request.url).searchParams)
  const { perFloor, wrong, apartments } = generateApartments(building, query)
  const [first, last] = [apartments?.[0], apartments?.at(-1)]
  return {
    perFloor,
    wrong: explainEach(wrong),
    plan:
      apartments && first && last
        ? {
            count: apartments.length,
            first: first.number,
            last: last.number,
            taken: explainTaken(building, apartments, await listTakenNumbers(db, apartments)),
          }
        : undefined,
  }
}

/** The sentences about fields that are wrong, by the fields' names. */
function explainEach(wrong: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(wrong).map(([name, message]) => [name, explainFault(message)]))
}

export function action({ request, context }: Route.ActionArgs) {
  return generateAction({ request, context })
}

export const shouldRevalidate = revalidateUnlessFailed

export const clientAction = toastResult<GenerateResult>(() => ({ failed: text.failed }))

export default function Generate({ loaderData, actionData }: Route.ComponentProps) {
  const { perFloor, wrong, plan } = loaderData
  const [query] = useSearchParams()
  const isBusy = useNavigation().state !== 'idle'
  const result: GenerateResult | undefined = actionData
  if (result?.saved)
    return (
      <Screen title={text.title}>
        <Saved {...result.saved} />
      </Screen>
    )
  return (
    <Screen title={text.title}>
      <p className="max-w-3xl">{text.intro}</p>
      {result?.error && (
        <noscript>
          <p className="mt-3 font-semibold text-sold">{`${result.error}. ${result.detail ?? ''}`}</p>
        </noscript>
      )}
      <GenerateForm {...{ query, perFloor, wrong }} />
      <section aria-live="polite" aria-busy={isBusy} className="mt-6 aria-busy:opacity-60">
        {plan ? (
          <>
            <p className="font-semibold text-sea-900">{text.wouldAdd(plan.count, plan.first, plan.last)}</p>
            {plan.taken ? (
              <p className="mt-1 font-semibold text-sold">{plan.taken}</p>
            ) : (
              <Form method="post" className="mt-3">
                <input type="hidden" name="rule" value={query.toString()} />
                <input type="hidden" name="count" value={plan.count} />
                <button type="submit" disabled={isBusy} className={button()}>
                  {isBusy ? text.adding : text.add(plan.count)}
                </button>
              </Form>
            )}
          </>
        ) : (
          <EmptyState {...text.incomplete} />
        )}
      </section>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={errors.load.apartments} />
}

/** Goes to the list of drafts and shows a toast with an undo button. Without JavaScript, this page shows the message. */
function Saved({ batch, size }: NonNullable<GenerateResult['saved']>) {
  const toastWithUndo = useUndoToast()
  const navigate = useNavigate()
  const message = text.saved(size)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each batch; the functions are new at every render
  useEffect(() => {
    toastWithUndo({ batch, what: bulkText.count.apartments(size), message })
    navigate(draftsUrl, { replace: true })
  }, [batch])

  return (
    <noscript>
      <p className="font-semibold">{message}</p>
      <Link to={draftsUrl} className={button({ kind: 'quiet' })}>
        {text.toList}
      </Link>
    </noscript>
  )
}
