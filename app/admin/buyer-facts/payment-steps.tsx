import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { Plus, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type BuyerFacts, maxPaymentSteps } from '../../../domain/buyer-facts/buyer-facts.ts'
import type { PaymentStep } from '../../../domain/buyer-facts/payment-plan.ts'
import { buyerFactsFormText as text } from '../../text/admin/buyer-facts-form.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field-frame.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fields } from '../form/form-body.tsx'

interface PaymentStepsProps {
  form: Fields<BuyerFacts>['form']
  field: Fields<BuyerFacts>['fields']['paymentPlan']
}

/** A line for each step: its share of the price, and when it is due. Lines are added and removed without scripts, too. */
export function PaymentSteps({ form, field }: PaymentStepsProps) {
  const steps = field.getFieldList()
  return (
    <div className="max-w-4xl">
      <p className="mb-3 text-sm text-sea-700">{text.hints.paymentPlan}</p>
      {steps.length === 0 && <p className="text-sm text-sea-700">{text.none}</p>}
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step.key} className="flex items-start gap-2">
            <Step step={step as FieldMetadata<PaymentStep>} position={index + 1} />
            <IconButton
              type="submit"
              icon={X}
              label={text.remove(index + 1)}
              {...form.remove.getButtonProps({ name: field.name, index })}
            />
          </li>
        ))}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      <button
        {...form.insert.getButtonProps({ name: field.name })}
        disabled={steps.length >= maxPaymentSteps}
        className={button({ kind: 'secondary', className: 'mt-3 min-h-10 px-3 py-1.5 text-sm' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.add}
      </button>
    </div>
  )
}

function Step({ step, position }: { step: FieldMetadata<PaymentStep>; position: number }) {
  const { percent, moment } = step.getFieldset()
  return (
    <>
      <div className="w-24 shrink-0">
        <Input field={percent} label={text.percent(position)} inputMode="numeric" unit="%" />
      </div>
      <div className="min-w-0 flex-1">
        <Input
          field={moment}
          label={text.moment(position)}
          maxLength={200}
          placeholder={text.momentPlaceholder}
        />
      </div>
    </>
  )
}

interface InputProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'placeholder'> {
  field: FieldMetadata<unknown>
  label: string
  unit?: string
}

function Input({ field, label, unit, ...input }: InputProps) {
  const { key, ...props } = getInputProps(field, { type: 'text' })
  return (
    <>
      <span className="flex items-center gap-1.5">
        <input key={key} {...props} {...input} aria-label={label} className={control.low} />
        {unit}
      </span>
      <FieldErrors id={field.id} errors={field.errors} />
    </>
  )
}
