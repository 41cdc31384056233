import { href, Link, useFetcher, useLocation } from 'react-router'
import { formatCents } from '../../../domain/deal/cents.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { paymentsText as text } from '../../../text/admin/payments.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { DueDay, InstalmentBadge } from '../deals/due-day.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { SteadyRows } from '../row-changes/steady-rows.tsx'
import type { InstalmentListItem } from './admin-list.ts'

type Row = InstalmentListItem & { newId: string }

/** Narrower cells, so that all columns fit on a laptop screen. */
const layout = { frame: '', table: 'md:max-[90rem]:[&_:is(td,th)]:px-2.5' }
const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

export function InstalmentTable({ instalments }: { instalments: readonly Row[] }) {
  return (
    <SteadyRows rows={instalments}>
      {(shown, isGone) =>
        shown.length > 0 && (
          <CardTable label={adminText.screens.payments} columns={text.columns} layout={layout}>
            {shown.map((each) => (
              <InstalmentRow key={each.id} instalment={each} isGone={isGone(each)} />
            ))}
          </CardTable>
        )
      }
    </SteadyRows>
  )
}

function InstalmentRow({ instalment, isGone }: { instalment: Row; isGone: boolean }) {
  const { dealId, units, buyerName, buyerPhone, moment, amount, paid, rest, agent } = instalment
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ back: pathname + search })
  return (
    <PlacedRow data-row={instalment.id} data-gone={isGone || undefined}>
      {cell(text.columns.dueOn, <DueDay {...instalment} />)}
      {cell(
        text.columns.deal,
        <span className="block min-w-0">
          <Link
            to={`${href('/admin/deals/:id', { id: dealId })}?${back}`}
            className="inline-block py-2.5 font-bold text-sea-800 underline decoration-sea-500 underline-offset-4 first-letter:uppercase hover:decoration-current md:py-0"
          >
            {units}
          </Link>
          <span className="block text-sm wrap-anywhere">
            {buyerName}
            {buyerPhone && ', '}
            {buyerPhone && <PhoneLink phone={buyerPhone} className={`${link} whitespace-nowrap`} />}
          </span>
        </span>,
      )}
      {cell(text.columns.moment, <span className="wrap-anywhere">{moment}</span>)}
      {cell(
        text.columns.rest,
        <span className="block">
          <span className="font-semibold whitespace-nowrap tabular-nums">{formatCents(rest)}</span>
          {paid > 0 && (
            <span className="block text-sm whitespace-nowrap text-sea-700">
              {text.of(formatCents(amount))}
            </span>
          )}
        </span>,
      )}
      {cell(text.columns.state, <InstalmentBadge state={instalment.state} />)}
      {cell(text.columns.agent, agent)}
      {cell(
        text.columns.action,
        <span className="flex flex-wrap gap-x-1">
          <PayButton instalment={instalment} />
          <Link
            to={`${href('/admin/deals/:id/pay', { id: dealId })}?${new URLSearchParams({ instalment: instalment.id })}&${back}`}
            aria-label={text.otherName(moment, units)}
            className={`${rowAction.plain} pointer-coarse:min-h-11`}
          >
            {text.other}
          </Link>
        </span>,
      )}
    </PlacedRow>
  )
}

function PayButton({ instalment }: { instalment: Row }) {
  const { id, newId, dealId, rest, moment, units, buyerName } = instalment
  const fetcher = useFetcher()
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/payments')}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="dealId" value={dealId} />
      <input type="hidden" name="instalmentId" value={id} />
      <input type="hidden" name="rest" value={rest} />
      <input type="hidden" name="buyer" value={buyerName} />
      <button
        type="submit"
        aria-disabled={isBusy}
        aria-label={text.payName(moment, units)}
        title={text.payTitle(formatCents(rest))}
        className={`${rowAction.plain} pointer-coarse:min-h-11`}
      >
        {text.pay}
      </button>
    </fetcher.Form>
  )
}
