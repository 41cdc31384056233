import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatPercent } from '../../../domain/formats/percent.ts'
import { type Conversion, saleSteps } from '../../../domain/sales/conversion.ts'
import { salesText } from '../../text/admin/sales.ts'
import { FormSection } from '../form/form-section.tsx'
import { BarTable } from './bar-table.tsx'

const text = salesText.conversion

/** How many enquiries come how far. */
export function ConversionBars({ conversion, isMine }: { conversion: Conversion; isMine: boolean }) {
  const { steps, refused } = conversion
  if (steps.enquiry === 0)
    return <FormSection title={text.title}>{isMine ? text.noneMine : text.none}</FormSection>
  return (
    <FormSection title={text.title}>
      <p className="mb-3 text-sm text-sea-800">{text.period}</p>
      <BarTable
        caption={text.title}
        heads={[text.step, text.count, text.share]}
        rows={saleSteps.map((step) => ({
          key: step,
          label: salesText.steps[step],
          share: steps[step] / steps.enquiry,
          cells: [formatNumber(steps[step]), formatPercent(steps[step] / steps.enquiry)],
        }))}
      />
      {refused > 0 && <p className="mt-2 text-sm text-sea-700">{text.refused(refused)}</p>}
    </FormSection>
  )
}
