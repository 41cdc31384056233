import type { BuyerFacts } from '../../../domain/buyer-facts/buyer-facts.ts'
import {
  constructionStageLabels,
  constructionStages,
} from '../../../domain/buyer-facts/construction-stage.ts'
import { buyerFactsFormText as text } from '../../text/admin/buyer-facts-form.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { PaymentSteps } from './payment-steps.tsx'

const { labels, hints } = text
const limits = {
  years: { kind: 'amount', required: false, min: 1, max: 200, step: 1 },
  metres: { kind: 'amount', required: false, min: 0, max: 100_000, step: 1 },
} as const
const stages = constructionStages.map((stage) => [stage, constructionStageLabels[stage]] as const)

export function BuyerFactsFields({ form, fields }: Fields<BuyerFacts>) {
  return (
    <>
      <p className="text-sm text-sea-700">{text.shownOn}</p>
      <FormSection title={text.builder}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <InputField field={fields.builder} label={labels.builder} maxLength={200} />
          <NumberField field={fields.builderYears} label={labels.builderYears} limits={limits.years} />
          <TextAreaField
            field={fields.finishedProjects}
            label={labels.finishedProjects}
            maxLength={1000}
            className="sm:col-span-2"
          />
        </div>
      </FormSection>
      <Construction fields={fields} />
      <FormSection title={text.payment}>
        <PaymentSteps form={form} field={fields.paymentPlan} />
      </FormSection>
      <FormSection title={text.place}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <NumberField field={fields.beachMetres} label={labels.beachMetres} limits={limits.metres} />
          <InputField
            field={fields.destination}
            label={labels.destination}
            hint={hints.destination}
            maxLength={300}
          />
        </div>
      </FormSection>
    </>
  )
}

function Construction({ fields }: Pick<Fields<BuyerFacts>, 'fields'>) {
  return (
    <FormSection title={text.construction}>
      <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
        <InputField field={fields.permitNumber} label={labels.permitNumber} maxLength={100} />
        <InputField field={fields.permitDate} label={labels.permitDate} type="date" />
        <ChoiceField field={fields.stage} label={labels.stage} options={stages} />
        <InputField field={fields.stageDate} label={labels.stageDate} type="date" />
        <InputField
          field={fields.completion}
          label={labels.completion}
          hint={hints.completion}
          maxLength={100}
        />
        <InputField field={fields.bank} label={labels.bank} maxLength={200} />
      </div>
    </FormSection>
  )
}
