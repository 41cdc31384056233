import { apartmentTypeName, offeredTypes } from '../building/apartment-type.ts'
import { emptyBuilding, entranceIds, entranceLetter, floorsOf, forBuilding } from '../building/building.ts'
import { exposureLabels, exposures } from '../building/exposure.ts'
import { compareNumbers } from '../lists/compare.ts'
import { area, choiceOf, euros, integer, integerOrNone, lines, text, yesOrNo } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'
import { apartmentStatusLabels, statuses } from '../status.ts'
import { type ApartmentFloors, floorSpan } from './apartment-title.ts'

export const maxFeatures = 100
export const maxFeatureLength = 200

/**
 * What an administrator fills in for an apartment. Schema, form labels, table columns and public facts follow from
 * this table.
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
      { label: 'Номер', initial: '', visitors: true, sorted: true },
    ),
    floor: field(
      {
        ...integer(lowest, highest, 'noFloorChosen'),
        shown: (_: number, apartment: ApartmentFloors) => floorSpan(building, apartment),
      },
      {
        label: 'Етаж',
        initial: floors.find((floor) => floor > 0) ?? lowest,
        visitors: true,
        sorted: true,
        fact: 'Етаж',
      },
    ),
    secondaryFloor: field(integerOrNone(lowest, highest, 'noSecondFloorChosen'), {
      label: 'Втори етаж',
      initial: null,
      visitors: true,
    }),
    entrance: field(
      {
        ...choiceOf(entrances, {}, 'noEntranceChosen'),
        format: (entrance: string) => entranceLetter(building, entrance),
      },
      {
        label: 'Вход',
        initial: entrances[0] ?? '',
        visitors: true,
        sorted: true,
        fact: 'Вход',
      },
    ),
    type: field(
      {
        ...choiceOf(types, {}, 'noTypeChosen'),
        format: (type: string) => apartmentTypeName(building, type),
      },
      {
        label: 'Тип',
        initial: (offeredTypes(building)[0]?.key ?? '') as string,
        visitors: true,
        sorted: true,
      },
    ),
    rooms: field(integer(1, 50, 'noRooms'), {
      label: 'Брой стаи',
      initial: 1,
      visitors: true,
      fact: 'Стаи',
    }),
    netArea: field(area('noNetArea', 'optional'), {
      label: 'Чиста площ (м²)',
      initial: 0,
      visitors: true,
      sorted: true,
      fact: 'Чиста площ',
    }),
    area: field(area('noArea'), {
      label: 'Обща площ (м²)',
      initial: 0,
      visitors: true,
      sorted: true,
      fact: 'Обща площ',
    }),
    exposure: field(choiceOf(exposures, exposureLabels, 'noExposureChosen'), {
      label: 'Изложение',
      initial: 'south',
      visitors: true,
      sorted: true,
      fact: 'Изложение',
    }),
    price: field(euros('noPrice'), { label: 'Цена (€)', initial: 0, visitors: true, sorted: true }),
    status: field(choiceOf(statuses, apartmentStatusLabels, 'noStatusChosen'), {
      label: 'Статус',
      initial: 'available',
      visitors: true,
      sorted: true,
    }),
    description: field(text(10_000), { label: 'Описание', initial: '', visitors: true }),
    hasTerrace: field(yesOrNo(), { label: 'Има тераса', initial: false, visitors: true, fact: 'Тераса' }),
    features: field(lines(maxFeatures, maxFeatureLength, 'emptyLine'), {
      label: 'Характеристики',
      initial: [],
      visitors: true,
    }),
    internalNotes: field(text(10_000), { label: 'Вътрешни бележки', initial: '', visitors: false }),
    // Visitors do not see a draft at all, so that there is nothing to say about it either.
    isDraft: field(yesOrNo(), { label: 'Чернова', initial: false, visitors: false }),
  }
})

export type ApartmentFields = ReturnType<typeof apartmentFields>

/** Names, kinds and order of the fields, which are the same in every building. */
export const apartmentFieldKinds = apartmentFields(emptyBuilding)
