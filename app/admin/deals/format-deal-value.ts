import { z } from 'zod'
import { constructionStages } from '../../../domain/buyer-facts/construction-stage.ts'
import { formatCents } from '../../../domain/deal/cents.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { paymentWayLabels, dealsText as text } from '../../../text/admin/deals.ts'

const instalments = z.array(
  z.object({
    moment: z.string(),
    amount: z.number(),
    dueOn: z.string().nullable(),
    stage: z.enum(constructionStages),
  }),
)
const ways: Record<string, string> = paymentWayLabels

/** The value of a field of a schedule or a payment in the history. `facts` name the instalments of the payment's deal. */
export function formatDealValue(
  name: string,
  value: unknown,
  { moments }: Readonly<Record<string, unknown>>,
): string {
  if (name === 'amount' || name === 'total') return formatCents(Number(value))
  if (name === 'paidOn') return formatDate(String(value))
  if (name === 'way') return ways[String(value)] ?? String(value)
  if (name === 'instalmentId')
    return z.record(z.string(), z.string()).safeParse(moments).data?.[String(value)] ?? ''
  const { data } = instalments.safeParse(value)
  return data ? data.map(describeInstalment).join('; ') : ''
}

function describeInstalment({ moment, amount, dueOn }: z.infer<typeof instalments>[number]): string {
  return `${moment} – ${formatCents(amount)}${dueOn ? ` (${text.until(dueOn)})` : ''}`
}
