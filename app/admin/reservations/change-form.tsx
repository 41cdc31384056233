import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useRef } from 'react'
import { Form, href, Link, useLocation, useNavigation } from 'react-router'
import { z } from 'zod'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { fault } from '../../../domain/record/fault.ts'
import { daySchema } from '../../../domain/record/field-schemas.ts'
import { lastDayFrom, maxYears } from '../../../domain/reservation/days-left.ts'
import { saleSchema } from '../../../domain/reservation/reservation-schema.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { labelledReservationFields as reservationFields } from '../../../text/admin/reservation-fields.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { InputField } from '../form/form-fields.tsx'
import { NumberField } from '../form/number-field.tsx'
import { parseForm } from '../form/parse-form.ts'
import { NoScriptQuestion, SaveQuestion } from '../form/save-question.tsx'
import { numberInputOf } from '../form/table-inputs.ts'
import type { Fault } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { returnTo } from '../record/return-to.ts'
import { useFocusRowAfterForm } from '../record/row-focus.tsx'
import type { ReservationChange } from './reservation-changes.ts'

/** The fields of all changes; each change has some of them. */
export type ChangeValues = { until?: string; finalPrice?: number; contractDate?: string }

interface Known {
  /** The stored last day of the reservation. */
  until: string
  today: string
}

const dayUntil = (last: string) =>
  daySchema(reservationFields.until.rule.missing).refine(
    (selected) => selected <= last,
    fault('tooFarAhead', maxYears),
  )

export function changeSchema(change: ReservationChange, { until, today }: Known): z.ZodType<ChangeValues> {
  const day = () => dayUntil(lastDayFrom(today))
  switch (change) {
    case 'extend':
      return z.object({
        until: day().refine((selected) => selected > until, fault('notLater', until)),
      })
    case 'resume':
      return z.object({ until: day().refine((selected) => selected >= today, fault('pastDay')) })
    case 'sell':
      return saleSchema(today)
    case 'release':
      return z.object({})
  }
}

export interface RefusedChange extends Fault {
  reply?: SubmissionResult
}

interface ChangeFormProps {
  id: string
  change: ReservationChange
  revision: number
  /** Why the change cannot be made, for example because somebody else has ended the reservation. */
  impossible: string | undefined
  today: string
  apartment: string
  buyerName: string
  until: string
  finalPrice: number
  /** The sum for the apartment and its parking spots; 0 where a price is hidden. */
  listPrice: number
  hasSpots: boolean
  contractDate: string
  refused: RefusedChange | undefined
}

const usualDays = 7

export function ChangeForm(props: ChangeFormProps) {
  const { id, change, revision, impossible, today, apartment, buyerName, until, refused } = props
  const isPossible = impossible === undefined
  const changeText = text.changes[change]
  const element = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  useFocusRowAfterForm([id])
  const schema = changeSchema(change, { until, today })
  const [form, fields] = useForm<ChangeValues>({
    id: change,
    lastResult: refused?.reply ?? null,
    defaultValue: startOf(props),
    onValidate: ({ formData }) => parseForm(formData, schema),
    shouldRevalidate: 'onInput',
  })
  return (
    <Screen title={changeText.title(apartment)}>
      {refused?.error && (
        <noscript>
          <p role="alert" className="mb-4 rounded-lg bg-sold-soft p-4 font-medium text-sold">
            {refused.error} {refused.detail}
          </p>
        </noscript>
      )}
      <SaveQuestion question={refused?.question} form={element} />
      <Form
        ref={element}
        method="post"
        {...getFormProps(form)}
        className="grid max-w-xl gap-4 rounded-card bg-white p-5 shadow-card"
      >
        <p>
          <b>{buyerName}</b>
          <span className="block text-sea-800">
            {impossible ?? changeText[props.hasSpots ? 'text' : 'withoutSpots']}
          </span>
        </p>
        <input type="hidden" name="revision" value={revision} />
        {isPossible && (change === 'extend' || change === 'resume') && (
          <InputField field={fields.until} label={reservationFields.until.label} type="date" required />
        )}
        {isPossible && change === 'sell' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              field={fields.finalPrice}
              {...numberInputOf(reservationFields.deposit)}
              label={text.finalPrice}
              hint={text.listPrice(formatPrice(props.listPrice) ?? '–', props.hasSpots)}
            />
            <InputField field={fields.contractDate} label={text.contractDate} type="date" required />
          </div>
        )}
        <NoScriptQuestion question={refused?.question} />
        <div className="flex flex-wrap gap-3">
          {isPossible && (
            <button
              type="submit"
              disabled={isBusy}
              className={button({ kind: change === 'release' ? 'danger' : 'primary' })}
            >
              {changeText.label}
            </button>
          )}
          <Link
            to={returnTo(href('/admin/reservations/:id', { id }), search)}
            className={button({ kind: 'secondary' })}
          >
            {adminText.actions.cancel}
          </Link>
        </div>
      </Form>
    </Screen>
  )
}

/**
 * The initial values of the form. The proposed last day is a week after the stored one, or a week from today
 * once that has passed; resuming keeps a stored day that is still ahead.
 */
function startOf({ change, until, today, finalPrice, contractDate }: ChangeFormProps) {
  const isAhead = until > today
  const start = change === 'resume' && isAhead ? until : addDays(isAhead ? until : today, usualDays)
  return { until: start, finalPrice: finalPrice > 0 ? String(finalPrice) : '', contractDate }
}
