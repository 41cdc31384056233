import { maxMonths, type Retention } from '../../../domain/personal-data/retention.ts'
import { personalDataText } from '../../text/admin/personal-data.ts'
import type { Fields } from '../form/form-body.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'

const text = personalDataText.retention
const limits = { kind: 'amount', required: false, min: 0, max: maxMonths, step: 1 } as const

export function RetentionFields({ fields }: Fields<Retention>) {
  return (
    <FormSection title={text.section}>
      <div className="max-w-xs">
        <NumberField field={fields.months} label={text.months} hint={text.hint} limits={limits} />
      </div>
      <ul className="mt-4 grid max-w-3xl list-disc gap-1 pl-5 text-sm text-sea-800">
        {text.explained.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FormSection>
  )
}
