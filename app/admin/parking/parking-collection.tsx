import { href } from 'react-router'
import { forBuilding } from '../../../domain/building/building.ts'
import { newParkingSpot, type ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSpotSchema } from '../../../domain/parking/parking-schema.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { parkingFormText as text } from '../../../text/admin/parking.ts'
import { parkingFormFields as kinds, labelledParkingFields } from '../../../text/admin/parking-fields.ts'
import { useBuilding } from '../../building.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { choicesOf, inputOf, numberInputOf } from '../form/table-inputs.ts'
import type { AdminCollection } from '../record/collection.ts'
import { useRole } from '../session/use-role.ts'

export const parkingCollection = forBuilding(
  (building): AdminCollection<ParkingSpotValues> => ({
    name: 'parkingSpots',
    schema: parkingSpotSchema,
    empty: newParkingSpot(building),
    describe: (values) => describeRecord(labelledParkingFields(building), values),
    formFields: ParkingSpotFields,
    list: href('/admin/parking'),
    restorable: 'parkingSpots',
    text: {
      new: adminText.newParkingSpot,
      edit: adminText.editParkingSpot,
      gone: adminText.gone.parkingSpot,
      saved: (sent) => adminText.saved.parkingSpot(String(sent.get('number')).trim()),
      deleted: adminText.deleted.parkingSpot,
      deleteWarning: text.deleteWarning,
      failed: { load: errors.load.parking, save: errors.saveParkingSpot, delete: errors.deleteParkingSpot },
    },
  }),
)

const { hints } = text

export function ParkingSpotFields({ fields }: Fields<ParkingSpotValues>) {
  const { number, floor } = fields
  const { parkingLevels } = useBuilding()
  const seesNotes = useRole() === 'admin'
  const isMoving = Boolean(number.initialValue) && floor.value !== floor.initialValue
  return (
    <FormSection title={text.details}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <InputField field={fields.number} {...inputOf(kinds.number)} />
        <NumberField
          field={fields.floor}
          {...numberInputOf(kinds.floor)}
          hint={isMoving ? text.moves : undefined}
          offers={parkingLevels.map(({ level, name }) => [level, name] as const)}
        />
        <ChoiceField field={fields.type} {...choicesOf(kinds.type)} />
        <InputField field={fields.size} {...inputOf(kinds.size)} />
        <NumberField field={fields.price} {...numberInputOf(kinds.price)} />
        <ChoiceField field={fields.status} {...choicesOf(kinds.status)} />
        {seesNotes && (
          <TextAreaField
            field={fields.internalNotes}
            label={kinds.internalNotes.label}
            hint={hints.internalNotes}
            className="sm:col-span-2 lg:col-span-3"
          />
        )}
      </div>
    </FormSection>
  )
}
