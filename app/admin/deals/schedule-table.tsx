import { href, Link } from 'react-router'
import { formatCents } from '../../../domain/deal/cents.ts'
import type { ReckonedInstalment } from '../../../domain/deal/instalment-state.ts'
import { dealsText } from '../../../text/admin/deals.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { useRole } from '../session/use-role.ts'
import { DueDay, InstalmentBadge } from './due-day.tsx'

const { schedule: text, payments } = dealsText

interface ScheduleTableProps {
  /** The id of the deal. */
  id: string
  instalments: readonly ReckonedInstalment[]
  back: string
}

/** The instalments of a deal, each with what is paid of it and a link that records a payment. */
export function ScheduleTable({ id, instalments, back }: ScheduleTableProps) {
  const isAdmin = useRole() === 'admin'
  const { action, ...others } = text.columns
  return (
    <CardTable
      label={text.table}
      columns={isAdmin ? { ...others, action } : others}
      layout={{ frame: 'shadow-none', table: '[&_:is(td,th)]:px-2.5' }}
    >
      {instalments.map((each) => (
        <PlacedRow key={each.id}>
          {cell(text.columns.moment, <span className="wrap-anywhere">{each.moment}</span>)}
          {cell(text.columns.dueOn, <DueDay {...each} />)}
          {cell(text.columns.amount, <Sum cents={each.amount} />)}
          {cell(text.columns.paid, each.paid > 0 && <Sum cents={each.paid} />)}
          {cell(
            text.columns.state,
            <span className="block">
              <InstalmentBadge state={each.state} />
              {each.paid > 0 && each.rest > 0 && (
                <span className="mt-1 block text-sm text-sea-700">
                  {text.partly(formatCents(each.paid), formatCents(each.rest))}
                </span>
              )}
            </span>,
          )}
          {isAdmin &&
            cell(
              action,
              each.rest > 0 && (
                <Link
                  to={`${href('/admin/deals/:id/pay', { id })}?${new URLSearchParams({ instalment: each.id, back })}`}
                  aria-label={payments.payName(each.moment)}
                  className={`${rowAction.plain} pointer-coarse:min-h-11`}
                >
                  {payments.add}
                </Link>
              ),
            )}
        </PlacedRow>
      ))}
    </CardTable>
  )
}

function Sum({ cents }: { cents: number }) {
  return <span className="whitespace-nowrap tabular-nums">{formatCents(cents)}</span>
}
