import { data, href, Link, useFetcher, useLocation } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { startSchedule } from '../../../backend/data/deals/schedules.ts'
import { unitCollections } from '../../../backend/deals/read-units.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { dealsText as text } from '../../../text/admin/deals.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { DealPapers } from '../documents/deal-papers.tsx'
import { formAction } from '../form/form-action.ts'
import { FormSection } from '../form/form-section.tsx'
import { toastResult } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { ChangeLines } from '../history/change-lines.tsx'
import { ChangeLinks } from '../reservations/change-links.tsx'
import { ReleaseFacts } from '../reservations/release-facts.tsx'
import { StateBadge } from '../reservations/standing.tsx'
import { AgentsMayChange, useRole } from '../session/use-role.ts'
import type { Route } from './+types/deal'
import { DealError } from './deal-error.tsx'
import { DealFacts } from './deal-facts.tsx'
import { describeDeal, describeDealHistory } from './describe-deal.server.ts'
import { explainPaymentRefusal } from './explain-payment.ts'
import { MoneyBar } from './money-bar.tsx'
import { PaymentList } from './payment-list.tsx'
import { requireDeal } from './require-deal.server.ts'
import { ScheduleTable } from './schedule-table.tsx'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(
    db,
    'reservations',
    'schedules',
    'payments',
    'papers',
    'paperTemplates',
    ...unitCollections,
    'users',
  )
  const deal = await requireDeal({ id, context })
  const building = await loadBuilding(context)
  const isAdmin = context.get(userContext).role === 'admin'
  return {
    versions,
    ...(await describeDeal(building, db, deal, isoDay(new Date()))),
    // As the history itself, which agents do not read either.
    history: isAdmin ? await describeDealHistory(building, db, id) : [],
  }
}

/** Gives a sale of an earlier release its schedule. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  if (context.get(userContext).role !== 'admin') throw data(null, { status: 403 })
  return formAction(
    { request, context },
    {
      schema: z.object({}),
      failed: text.schedule.notStarted,
      messages: () => ({ refused: explainPaymentFault }),
      async run() {
        await startSchedule(context.get(backendContext).db, id)
        return null
      },
    },
  )
}

function explainPaymentFault(thrown: unknown) {
  const refusal = explainPaymentRefusal(thrown)
  return refusal && { error: text.schedule.notStarted, detail: refusal.detail }
}

export const clientAction = toastResult(() => ({
  done: text.schedule.started,
  failed: text.schedule.notStarted,
}))

export default function Deal({ loaderData }: Route.ComponentProps) {
  const { versions, history, ...view } = loaderData
  const { deal, units, money } = view
  useLive(versions)
  const { pathname, search } = useLocation()
  const isAdmin = useRole() === 'admin'
  const back = new URLSearchParams({ back: pathname + search })
  return (
    <Screen
      title={text.title(units)}
      action={
        <AgentsMayChange value={deal.state !== 'sold'}>
          <div className="flex flex-wrap gap-2">
            <ChangeLinks
              id={deal.id}
              reservation={deal}
              units={units}
              classNameOf={(change) => button({ kind: change === 'sell' ? 'primary' : 'secondary' })}
            />
          </div>
        </AgentsMayChange>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <StateBadge state={deal.state} />
        <DealLinks view={view} back={back} />
      </div>
      <ReleaseFacts {...view.release} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {money && <MoneyBar money={money} />}
          <FormSection
            title={text.schedule.section}
            action={
              isAdmin &&
              money && (
                <Link
                  to={`${href('/admin/deals/:id/schedule', { id: deal.id })}?${back}`}
                  className={button({ kind: 'secondary' })}
                >
                  {text.schedule.edit}
                </Link>
              )
            }
          >
            {money ? (
              <ScheduleTable id={deal.id} instalments={money.instalments} back={pathname + search} />
            ) : (
              <NoSchedule isSold={deal.state === 'sold'} />
            )}
          </FormSection>
          {money && <PaymentList view={view} back={pathname + search} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <DealFacts view={view} />
          <DealPapers id={deal.id} papers={view.papers} templates={view.templates} />
        </div>
      </div>
      {isAdmin && history.length > 0 && (
        <section aria-label={text.history.section} className="mt-8">
          <h2 className="mb-3 text-xl">{text.history.section}</h2>
          <ChangeLines changes={history} />
        </section>
      )}
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DealError error={error} />
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-900'

function DealLinks({
  view: { deal, enquiryId },
  back,
}: {
  view: Pick<Route.ComponentProps['loaderData'], 'deal' | 'enquiryId'>
  back: URLSearchParams
}) {
  return (
    <>
      <Link to={`${href('/admin/reservations/:id', { id: deal.id })}?${back}`} className={link}>
        {text.links.reservation}
      </Link>
      {deal.clientId && (
        <Link to={`${href('/admin/clients/:id', { id: deal.clientId })}?${back}`} className={link}>
          {text.links.client}
        </Link>
      )}
      {enquiryId && (
        <Link to={href('/admin/contacts/:id', { id: enquiryId })} className={link}>
          {text.links.enquiry}
        </Link>
      )}
    </>
  )
}

function NoSchedule({ isSold }: { isSold: boolean }) {
  const fetcher = useFetcher()
  const isAdmin = useRole() === 'admin'
  if (!isSold) return <p className="text-sea-800">{text.schedule.unsold}</p>
  return (
    <fetcher.Form method="post">
      <p className="mb-3 text-sea-800">{text.schedule.none}</p>
      {isAdmin && (
        <button type="submit" disabled={fetcher.state !== 'idle'} className={button()}>
          {text.schedule.start}
        </button>
      )}
    </fetcher.Form>
  )
}
