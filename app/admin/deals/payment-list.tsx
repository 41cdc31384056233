import { href, Link } from 'react-router'
import { formatCents } from '../../../domain/deal/cents.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { dealsText, paymentWayLabels } from '../../../text/admin/deals.ts'
import { button } from '../../ui/button.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { FormSection } from '../form/form-section.tsx'
import { useRole } from '../session/use-role.ts'
import type { DealView } from './describe-deal.server.ts'

const { payments: text } = dealsText

interface PaymentListProps {
  view: DealView
  back: string
}

/** What the buyer has paid, and the deposit that nobody has recorded as a payment yet. */
export function PaymentList({ view: { deal, payments, money, deposit }, back }: PaymentListProps) {
  const isAdmin = useRole() === 'admin'
  if (!money) return null
  const moments = new Map(money.instalments.map(({ id, moment }) => [id, moment]))
  const { action, ...others } = text.columns
  const pay = (more: Record<string, string> = {}) =>
    `${href('/admin/deals/:id/pay', { id: deal.id })}?${new URLSearchParams({ ...more, back })}`
  const hasDeposit = deposit === 0 || payments.some(({ way }) => way === 'deposit') || money.rest === 0
  return (
    <FormSection
      title={text.section}
      action={
        isAdmin &&
        money.rest > 0 && (
          <Link to={pay()} className={button({ kind: 'secondary' })}>
            {text.add}
          </Link>
        )
      }
    >
      {isAdmin && !hasDeposit && (
        <p className="mb-3 rounded-lg bg-reserved-soft p-3 text-reserved">
          {text.deposit(formatCents(deposit))}{' '}
          <Link to={pay({ way: 'deposit' })} className="font-semibold underline underline-offset-4">
            {text.payDeposit}
          </Link>
        </p>
      )}
      {payments.length === 0 && <p className="text-sea-700">{text.none}</p>}
      {payments.length > 0 && (
        <CardTable
          label={text.table}
          columns={isAdmin ? { ...others, action } : others}
          layout={{ frame: 'shadow-none', table: '[&_:is(td,th)]:px-2.5' }}
        >
          {payments.map(({ id, paidOn, instalmentId, amount, way, note }) => (
            <PlacedRow key={id}>
              {cell(
                text.columns.paidOn,
                <time dateTime={paidOn} className="whitespace-nowrap">
                  {formatDate(paidOn)}
                </time>,
              )}
              {cell(text.columns.instalment, moments.get(instalmentId))}
              {cell(
                text.columns.amount,
                <span className="whitespace-nowrap tabular-nums">{formatCents(amount)}</span>,
              )}
              {cell(text.columns.way, paymentWayLabels[way])}
              {cell(text.columns.note, note && <span className="wrap-anywhere">{note}</span>)}
              {isAdmin &&
                cell(
                  action,
                  <Link
                    to={`${href('/admin/payments/:id', { id })}?${new URLSearchParams({ back })}`}
                    aria-label={text.correctName(formatDate(paidOn), formatCents(amount))}
                    className={`${rowAction.plain} pointer-coarse:min-h-11`}
                  >
                    {text.correct}
                  </Link>,
                )}
            </PlacedRow>
          ))}
        </CardTable>
      )}
    </FormSection>
  )
}
