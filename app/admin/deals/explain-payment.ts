import { PaymentRefused } from '../../../backend/data/deals/errors.ts'
import { formatCents } from '../../../domain/deal/cents.ts'
import { dealsText } from '../../../text/admin/deals.ts'
import type { RefusedField } from '../form/save-action.ts'

const { problems } = dealsText

/** Why a schedule or a payment is not saved; undefined for any other error. */
export function explainPaymentRefusal(thrown: unknown): RefusedField | undefined {
  if (!(thrown instanceof PaymentRefused)) return undefined
  const { problem } = thrown
  switch (problem.kind) {
    case 'wrong-sum':
      return {
        detail: problems.wrongSum(formatCents(problem.sum), formatCents(problem.total)),
        field: 'instalments',
      }
    case 'too-much':
      return {
        detail: problem.rest > 0 ? problems.tooMuch(formatCents(problem.rest)) : problems.nothingLeft,
        field: 'amount',
      }
    case 'paid-already':
      return { detail: problems.paidAlready(problem.moment, formatCents(problem.paid)), field: 'instalments' }
    case 'no-sale':
      return { detail: problems.noSale }
    case 'unknown-instalment':
      return { detail: problems.unknownInstalment, field: 'instalmentId' }
    case 'price-below-paid':
      return { detail: problems.priceBelowPaid(formatCents(problem.paid)), field: 'finalPrice' }
    case 'sale-paid':
      return { detail: problems.salePaid(formatCents(problem.paid)) }
    case 'too-many-payments':
      return { detail: problems.tooManyPayments }
  }
}
