import { href } from 'react-router'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { choice } from '../../../domain/lists/query.ts'
import { apartmentFormText, apartmentRowText } from '../../../text/admin/apartments.ts'
import { gridText as text } from '../../../text/admin/grid.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'
import type { GridUnit } from './grid-unit.ts'

/** What the colour of a cell shows; the URL selects it. */
export const gridColours = ['status', 'price'] as const
export type GridColour = (typeof gridColours)[number]

export function parseGridColour(query: URLSearchParams): GridColour {
  return choice(gridColours, query.get('color')) ?? 'status'
}

const steps = ['step-1', 'step-2', 'step-3', 'step-4', 'step-5']

/**
 * Returns the class of admin-grid.css for one of `count` steps of a scale. The first step is the lightest and
 * the last the darkest, also when there are fewer steps than classes.
 */
export function stepClassName(step: number, count: number): string {
  const index = count < 2 ? 0 : Math.round((step * (steps.length - 1)) / (count - 1))
  return steps[index] ?? 'no-step'
}

const shownFields = [
  'id',
  'revision',
  'number',
  'entrance',
  'floor',
  'secondaryFloor',
  'type',
  'status',
  'price',
  'area',
  'isDraft',
] as const

export interface GridApartment extends Pick<Apartment, (typeof shownFields)[number]> {
  /** Whether the filters leave it. */
  fits: boolean
}

export function toGridApartment(apartment: Apartment, fits: boolean): GridApartment {
  return { ...pick(apartment, shownFields), fits }
}

export function describeApartment(building: Building, apartment: GridApartment): GridUnit {
  const { id, revision, number, status, isDraft, price, area, type } = apartment
  const entrance = entranceLetter(building, apartment.entrance)
  return {
    of: 'apartment',
    ...{ id, revision, status, isDraft, price, area },
    name: apartmentRowText.name(number, entrance),
    title: apartmentFormText.title(number),
    facts: [
      text.place(entrance, places.floors(building, apartment)),
      apartmentTypeName(building, type),
      formatArea(area),
    ].join(' · '),
    statusLabels: labels.apartmentStatus,
    form: href('/admin/apartments/:id', { id }),
    page: href('/admin/apartments/:id/view', { id }),
    list: href('/admin/grid'),
  }
}
