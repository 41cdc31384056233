import { z } from 'zod'
import { formatDate } from '../../../domain/formats/dates.ts'
import { dayOf } from '../../../domain/record/field-schemas.ts'
import { lastDayFrom, tooFarAhead } from '../../../domain/reservation/days-left.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import { saleSchema } from '../../../domain/reservation/reservation-schema.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import type { ReservationChange } from './reservation-changes.ts'

/** All that a change may ask for; each asks for its own part. */
export type ChangeValues = { until?: string; finalPrice?: number; contractDate?: string }

interface Known {
  /** Its last day as it is stored. */
  until: string
  today: string
}

const dayUntil = (last: string) =>
  dayOf(reservationFields.until.rule.missing).refine((selected) => selected <= last, tooFarAhead)

/** What each change asks for, and what it takes. */
export function changeSchema(change: ReservationChange, { until, today }: Known): z.ZodType<ChangeValues> {
  const day = () => dayUntil(lastDayFrom(today))
  switch (change) {
    case 'extend':
      return z.object({
        until: day().refine((selected) => selected > until, text.notLater(formatDate(until))),
      })
    case 'resume':
      return z.object({ until: day().refine((selected) => selected >= today, text.notPast) })
    case 'sell':
      return saleSchema(today)
    case 'release':
      return z.object({})
  }
}
