import { describeRecord } from '../../../domain/record/field-table.ts'
import type { ReservationValues } from '../../../domain/reservation/reservation.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import type { RecordScreen } from '../record/record-screen.tsx'
import { type Choices, labelOfId, noChoices } from './choices.ts'
import { apartmentNameField, ReservationFormFields } from './reservation-form-fields.tsx'
import { reservationKind } from './reservation-kind.ts'

/** Fields and conflicts name apartments, parking spots and people by what is known of them. */
export function reservationScreen(choices: Choices): RecordScreen<ReservationValues> {
  return {
    ...reservationKind,
    describe: (values) => {
      const { apartmentId, parkingSpotIds, agentId, ...others } = describeRecord(reservationFields, values)
      const spots = values.parkingSpotIds.map((id) => labelOfId(choices.spots, id))
      return {
        ...others,
        parkingSpotIds: { label: reservationFields.parkingSpotIds.label, text: spots.join('\n') },
        agentId: { label: reservationFields.agentId.label, text: labelOfId(choices.agents, values.agentId) },
        apartmentId: {
          label: reservationFields.apartmentId.label,
          text: labelOfId(choices.apartments, values.apartmentId),
        },
      }
    },
    fields: (fields) => <ReservationFormFields {...fields} choices={choices} />,
    text: {
      new: text.new,
      edit: text.edit,
      gone: text.gone,
      saved: (sent) =>
        text.saved(String(sent.get(apartmentNameField) ?? ''), String(sent.get('buyerName')).trim()),
      deleted: '',
    },
  }
}

/** Of any reservation, for what says nothing of a single one. */
export const anyReservation = reservationScreen(noChoices)
