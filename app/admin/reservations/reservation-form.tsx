import type { ReactNode } from 'react'
import { href, Link, useLocation } from 'react-router'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { Screen } from '../frame/screen.tsx'
import { useFocusRowAfterForm } from '../record/list-row-focus.ts'
import { returnTo } from '../record/return-to.ts'
import type { Choices } from './choices.ts'
import { reservationScreen } from './reservation-screen.tsx'
import { StateBadge } from './state-badge.tsx'
import { Term } from './term.tsx'

interface ReservationFormProps {
  id: string
  record: SavedRecord<ReservationValues>
  refused: RefusedSave<ReservationValues> | undefined
  choices: Choices
  today: string
  standing: Pick<Reservation, 'state' | 'until' | 'finalPrice' | 'contractDate' | 'endedAt'>
  apartment: string
  apartmentId: string | undefined
  enquiryId: string | undefined
  /** At the right of the title. */
  action: ReactNode
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-900'

export function ReservationForm(props: ReservationFormProps) {
  const { id, record, refused, choices, today, standing, apartment, apartmentId, enquiryId, action } = props
  const { schema, describe, fields, list } = reservationScreen(choices)
  const { pathname, search } = useLocation()
  useFocusRowAfterForm([id])
  const back = new URLSearchParams({ back: pathname + search })
  return (
    <Screen
      title={standing.state === 'sold' ? text.saleTitle(apartment) : text.title(apartment)}
      action={action}
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <StateBadge state={standing.state} />
        <span className="flex flex-wrap items-baseline gap-x-2">
          {standing.state === 'running' && <span>{text.columns.until}</span>}
          <Term standing={standing} today={today} />
        </span>
        {apartmentId && (
          <Link to={`${href('/admin/apartments/:id', { id: apartmentId })}?${back}`} className={link}>
            {text.openApartment}
          </Link>
        )}
        {enquiryId && (
          <Link to={href('/admin/contacts/:id', { id: enquiryId })} className={link}>
            {text.enquiry}
          </Link>
        )}
      </div>
      <RecordForm
        key={id}
        schema={schema}
        describe={describe}
        list={returnTo(list, search)}
        record={record}
        refused={refused}
      >
        {fields}
      </RecordForm>
    </Screen>
  )
}
