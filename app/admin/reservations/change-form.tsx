import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { z } from 'zod'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { fault } from '../../../domain/record/fault.ts'
import { daySchema } from '../../../domain/record/field-schemas.ts'
import { lastDayFrom, maxYears } from '../../../domain/reservation/days-left.ts'
import type { ListPrice } from '../../../domain/reservation/discount.ts'
import { type DepositState, releaseSchema } from '../../../domain/reservation/release.ts'
import { saleSchema } from '../../../domain/reservation/reservation-schema.ts'
import { alertsText } from '../../../text/admin/alerts.ts'
import { labelledReservationFields as reservationFields } from '../../../text/admin/reservation-fields.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { InputField } from '../form/form-fields.tsx'
import { parseForm } from '../form/parse-form.ts'
import { NoScriptQuestion, SaveQuestion } from '../form/save-question.tsx'
import type { Fault } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { useFocusRowAfterForm } from '../record/row-focus.tsx'
import { CancelLink } from './cancel-link.tsx'
import { ReleaseFields } from './release-fields.tsx'
import { untilField } from './request-resume.ts'
import type { ReservationChange } from './reservation-changes.ts'
import { unitsNameField } from './reservation-form-fields.tsx'
import { SaleFields } from './sale-fields.tsx'

/** The fields of all changes; each change has some of them. */
export type ChangeValues = { until?: string; finalPrice?: number; contractDate?: string } & Partial<
  z.infer<typeof releaseSchema>
>

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
      return releaseSchema
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
  units: string
  buyerName: string
  until: string
  finalPrice: number
  listPrice: ListPrice
  /** Whether more than one unit is reserved. */
  isSeveral: boolean
  /** How many visitors wait to be told of the apartment. */
  waiting: number
  contractDate: string
  deposit: number
  depositState: DepositState
  refused: RefusedChange | undefined
}

const usualDays = 7

export function ChangeForm(props: ChangeFormProps) {
  const { id, change, revision, impossible, today, units, buyerName, until, refused } = props
  const isPossible = impossible === undefined
  const changeText = text.changes[change]
  const element = useRef<HTMLFormElement>(null)
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
    <Screen title={changeText.title(units)}>
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
            {impossible ?? changeText[props.isSeveral ? 'severalText' : 'text']}
          </span>
          {isPossible && change === 'release' && props.waiting > 0 && (
            <span className="mt-2 block font-semibold text-sea-900">
              {alertsText.released(props.waiting)}
            </span>
          )}
        </p>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name={unitsNameField} value={units} />
        {change === 'release' && <input type="hidden" name={untilField} value={until} />}
        {isPossible && change === 'release' && <ReleaseFields fields={fields} deposit={props.deposit} />}
        {isPossible && (change === 'extend' || change === 'resume') && (
          <InputField field={fields.until} label={reservationFields.until.label} type="date" required />
        )}
        {isPossible && change === 'sell' && (
          <SaleFields fields={fields} listPrice={props.listPrice} isSeveral={props.isSeveral} />
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
          <CancelLink to={href('/admin/reservations/:id', { id })} />
        </div>
      </Form>
    </Screen>
  )
}

/**
 * The initial values of the form. The proposed last day is a week after the stored one, or a week from today
 * once that has passed; resuming keeps a stored day that is still ahead.
 */
function startOf(props: ChangeFormProps) {
  const { change, until, today, finalPrice, contractDate, depositState } = props
  const isAhead = until > today
  const start = change === 'resume' && isAhead ? until : addDays(isAhead ? until : today, usualDays)
  return { until: start, finalPrice: finalPrice > 0 ? String(finalPrice) : '', contractDate, depositState }
}
