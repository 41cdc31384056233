import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { formatMonth } from '../../../domain/formats/month.ts'
import type { SoldMonth } from '../../../domain/sales/sold-months.ts'
import { salesText } from '../../text/admin/sales.ts'
import { FormSection } from '../form/form-section.tsx'
import { BarTable } from './bar-table.tsx'

const text = salesText.months

/** By the day of the contract. */
export function SoldMonths({ months, isMine }: { months: SoldMonth[]; isMine: boolean }) {
  const count = months.reduce((sum, month) => sum + month.count, 0)
  if (count === 0) return <FormSection title={text.title}>{isMine ? text.noneMine : text.none}</FormSection>
  const total = months.reduce((sum, month) => sum + month.sum, 0)
  const most = Math.max(...months.map(({ sum }) => sum), 1)
  return (
    <FormSection title={text.title}>
      <p className="mb-3 text-sm text-sea-800">{text.summary(count, euros(total))}</p>
      <BarTable
        caption={text.title}
        heads={[text.month, text.count, text.sum]}
        rows={months.map(({ month, count, sum }) => ({
          key: month,
          label: formatMonth(month),
          share: sum / most,
          cells: count === 0 ? ['0', ''] : [formatNumber(count), euros(sum)],
        }))}
      />
    </FormSection>
  )
}

function euros(sum: number): string {
  return formatPrice(sum) ?? '0 €'
}
