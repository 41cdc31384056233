import { offeredTypes } from '../building/apartment-type.ts'
import { emptyBuilding, entranceIds, floorsOf, forBuilding } from '../building/building.ts'
import { exposures } from '../building/exposure.ts'
import { compareNumbers } from '../lists/compare.ts'
import { area, choiceOf, euros, integer, integerOrNone, lines, text, yesOrNo } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'
import { statuses } from '../status.ts'

export const maxFeatures = 100
export const maxFeatureLength = 200

/**
 * What an administrator fills in for an apartment. Schema, form, labels (text/admin/apartment-fields.ts), columns of
 * spreadsheets and history follow from this table.
 */
export const apartmentFields = forBuilding((building) => {
  const floors = floorsOf(building)
  const [lowest = 1, highest = 1] = [floors[0], floors.at(-1)]
  const entrances = entranceIds(building)
  // A hidden type is valid: apartments that have it keep it.
  const types = building.apartmentTypes.map(({ key }) => key)
  return {
    number: field(
      { ...text(20, 'noApartmentNumber'), compare: compareNumbers },
      { initial: '', visitors: true, sorted: true },
    ),
    floor: field(integer(lowest, highest, 'noFloorChosen'), {
      initial: floors.find((floor) => floor > 0) ?? lowest,
      visitors: true,
      sorted: true,
    }),
    secondaryFloor: field(integerOrNone(lowest, highest, 'noSecondFloorChosen'), {
      initial: null,
      visitors: true,
    }),
    entrance: field(choiceOf(entrances, 'noEntranceChosen'), {
      initial: entrances[0] ?? '',
      visitors: true,
      sorted: true,
    }),
    type: field(choiceOf(types, 'noTypeChosen'), {
      initial: (offeredTypes(building)[0]?.key ?? '') as string,
      visitors: true,
      sorted: true,
    }),
    rooms: field(integer(1, 50, 'noRooms'), {
      initial: 1,
      visitors: true,
    }),
    netArea: field(area('noNetArea', 'optional'), {
      initial: 0,
      visitors: true,
      sorted: true,
    }),
    area: field(area('noArea'), {
      initial: 0,
      visitors: true,
      sorted: true,
    }),
    exposure: field(choiceOf(exposures, 'noExposureChosen'), {
      initial: 'south',
      visitors: true,
      sorted: true,
    }),
    price: field(euros('noPrice'), { initial: 0, visitors: true, sorted: true }),
    status: field(choiceOf(statuses, 'noStatusChosen'), {
      initial: 'available',
      visitors: true,
      sorted: true,
    }),
    description: field(text(10_000), { initial: '', visitors: true }),
    hasTerrace: field(yesOrNo(), { initial: false, visitors: true }),
    features: field(lines(maxFeatures, maxFeatureLength, 'emptyLine'), {
      initial: [],
      visitors: true,
    }),
    internalNotes: field(text(10_000), { initial: '', visitors: false }),
    // Visitors do not see a draft at all, so that there is nothing to say about it either.
    isDraft: field(yesOrNo(), { initial: false, visitors: false }),
  }
})

export type ApartmentFields = ReturnType<typeof apartmentFields>

/** Names, kinds and order of the fields, which are the same in every building. */
export const apartmentFieldKinds = apartmentFields(emptyBuilding)
