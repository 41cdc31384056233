import { useEffect, useRef } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { formatRate } from '../../../domain/commission/commission.ts'
import { formatCents } from '../../../domain/deal/cents.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { commissionText as text } from '../../../text/admin/report.ts'
import { button } from '../../ui/button.ts'
import { CardRow, CardTable, cell } from '../../ui/card-table.tsx'
import { control, decimal } from '../../ui/control.ts'
import type { Fault } from '../form/toast-result.ts'
import type { AgentCommission, CommissionSale } from './read-commission.server.ts'

const { columns, correct } = text
const { agent: _, ...shown } = columns

/** The same columns below each other for every agent, and sums of money at the right. */
const layout = {
  frame: '',
  table: 'w-full md:table-fixed md:[&_:is(td,th):nth-child(n+4)]:text-right md:[&_th:first-child]:w-[28%]',
}

/** What one agent gets for a month. */
export function CommissionTable({ of: { id, name, sales, price, amount } }: { of: AgentCommission }) {
  return (
    <section aria-labelledby={`agent-${id}`} data-agent={id}>
      <h3 id={`agent-${id}`} className="mb-2 text-lg">
        {name}
      </h3>
      <CardTable label={`${text.title}: ${name}`} columns={shown} layout={layout}>
        {sales.map((sale) => (
          <SaleRow key={sale.id} sale={sale} />
        ))}
      </CardTable>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 font-bold">
        <span>
          {text.sum}: {name}
        </span>
        <span className="tabular-nums">
          <span className="font-normal text-sea-800">{formatCents(price)} · </span>
          {formatCents(amount)}
        </span>
      </p>
    </section>
  )
}

function SaleRow({ sale }: { sale: CommissionSale }) {
  const { id, units, buyerName, contractDate, price, amount } = sale
  return (
    <CardRow>
      {cell(
        columns.units,
        <Link
          to={href('/admin/deals/:id', { id })}
          className="inline-block font-semibold text-sea-700 underline first-letter:uppercase"
        >
          {units}
        </Link>,
      )}
      {cell(columns.buyer, <span className="wrap-anywhere">{buyerName}</span>)}
      {cell(columns.contract, <span className="whitespace-nowrap">{formatDate(contractDate)}</span>)}
      {cell(columns.price, <span className="whitespace-nowrap tabular-nums">{formatCents(price)}</span>)}
      {cell(columns.rate, <Rate sale={sale} />)}
      {cell(columns.commission, <b className="whitespace-nowrap tabular-nums">{formatCents(amount)}</b>)}
    </CardRow>
  )
}

/** The percent, and a form that corrects it for this sale alone. It works without scripts, too. */
function Rate({ sale: { id, revision, units, rate } }: { sale: CommissionSale }) {
  const fetcher = useFetcher<Fault | null>()
  const details = useRef<HTMLDetailsElement>(null)
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data !== undefined && !fetcher.data?.error && details.current)
      details.current.open = false
  }, [fetcher.state, fetcher.data])
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
      <span className="tabular-nums">{formatRate(rate)}%</span>
      <details ref={details} className="screen-only">
        <summary
          aria-label={correct.openOf(units)}
          className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-sea-700 underline pointer-coarse:min-h-11"
        >
          {correct.open}
        </summary>
        <fetcher.Form method="post" className="mt-1 flex items-center gap-2">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <input
            key={rate}
            name="commissionRate"
            aria-label={`${correct.label}: ${units}`}
            defaultValue={formatRate(rate)}
            {...decimal}
            className={`${control.low} w-20 text-right`}
          />
          <button
            type="submit"
            disabled={isBusy}
            className={button({ kind: 'secondary', className: 'min-h-10 px-3 py-1.5' })}
          >
            {correct.save}
          </button>
        </fetcher.Form>
      </details>
    </span>
  )
}
