import { useId } from 'react'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { daysAfter, formatCallDay, isCallDue } from '../../../domain/enquiry/next-call.ts'
import { enquiryWorkText as text } from '../../text/admin/enquiry-work.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import { useSyncedControl } from '../../ui/filter-controls.tsx'
import { useNextCall } from './use-work.ts'

const quick =
  'min-h-11 cursor-pointer rounded-lg border border-sea-200 px-1 text-sm font-semibold text-sea-800 hover:border-sea-500 hover:bg-sea-50 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white'

interface NextCallProps {
  enquiry: Pick<Enquiry, 'id' | 'nextCallOn'>
  /** In Sofia. */
  today: string
}

/** When to call next: the usual days with one tap, others from the calendar. */
export function NextCall({ enquiry, today }: NextCallProps) {
  const id = useId()
  const { nextCallOn, send, errors } = useNextCall(enquiry)
  const field = useSyncedControl<HTMLInputElement>(nextCallOn)
  const callDay = nextCallOn && formatCallDay(nextCallOn, today)
  return (
    <div>
      <label htmlFor={id} className="mb-1 flex flex-wrap gap-x-2 text-sm font-semibold text-sea-700">
        {text.nextCall}
        {callDay && (
          <span className={isCallDue(nextCallOn, today) ? 'text-coral-700' : 'font-normal'}>{callDay}</span>
        )}
      </label>
      <div className="grid grid-cols-3 gap-1.5">
        {/* Years are typed one figure after the other: until the last, they are earlier than today. */}
        <input
          ref={field}
          id={id}
          type="date"
          min={today}
          defaultValue={nextCallOn}
          {...faultOf(id, errors)}
          onChange={({ target }) => target.validity.valid && send(target.value)}
          className={`${control.usual} col-span-3`}
        />
        {Object.entries(text.quickDays).map(([days, label]) => {
          const day = daysAfter(today, Number(days))
          return (
            <button
              key={days}
              type="button"
              aria-pressed={day === nextCallOn}
              onClick={() => send(day === nextCallOn ? '' : day)}
              className={quick}
            >
              {label}
            </button>
          )
        })}
      </div>
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}
