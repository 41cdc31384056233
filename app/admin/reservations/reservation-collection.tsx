import { href } from 'react-router'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { newReservation, type ReservationValues } from '../../../domain/reservation/reservation.ts'
import { reservationSchema } from '../../../domain/reservation/reservation-schema.ts'
import { errors } from '../../../text/admin/errors.ts'
import { labelledReservationFields as reservationFields } from '../../../text/admin/reservation-fields.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import type { AdminCollection } from '../record/collection.ts'
import {
  type Choices,
  labelOfId,
  noChoices,
  ReservationFormFields,
  unitsNameField,
} from './reservation-form-fields.tsx'

/**
 * The form and its conflicts show apartments, parking spots and agents by name, although a reservation holds their ids:
 * `choices` are the names that the loader has read.
 */
export function reservationCollectionWith(choices: Choices): AdminCollection<ReservationValues> {
  return {
    name: 'reservations',
    schema: reservationSchema,
    empty: newReservation,
    describe: (values) => {
      const { apartmentId, parkingSpotIds, storeIds, agentId, ...others } = describeRecord(
        reservationFields,
        values,
      )
      const spots = values.parkingSpotIds.map((id) => labelOfId(choices.spots, id))
      const stores = values.storeIds.map((id) => labelOfId(choices.stores, id))
      return {
        ...others,
        parkingSpotIds: { label: reservationFields.parkingSpotIds.label, text: spots.join('\n') },
        storeIds: { label: reservationFields.storeIds.label, text: stores.join('\n') },
        agentId: { label: reservationFields.agentId.label, text: labelOfId(choices.agents, values.agentId) },
        apartmentId: {
          label: reservationFields.apartmentId.label,
          text: labelOfId(choices.apartments, values.apartmentId),
        },
      }
    },
    formFields: (fields) => <ReservationFormFields {...fields} choices={choices} />,
    list: href('/admin/reservations'),
    text: {
      new: text.new,
      edit: text.edit,
      gone: text.gone,
      saved: (sent) =>
        text.saved(String(sent.get(unitsNameField) ?? ''), String(sent.get('buyerName')).trim()),
      deleted: '',
      failed: {
        load: errors.load.reservations,
        save: errors.saveReservation,
        delete: errors.saveReservation,
      },
    },
  }
}

/** For actions and error pages, which show no form. */
export const reservationCollection = () => withoutChoices

const withoutChoices = reservationCollectionWith(noChoices)
