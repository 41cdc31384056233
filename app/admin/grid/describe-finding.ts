import { href } from 'react-router'
import { type Entrance, entranceLetters } from '../../../domain/building.ts'
import type { Counted, Finding, NamedApartment } from '../../../domain/checks/finding.ts'
import { gridText } from '../../text/admin/grid.ts'
import { withReturnTo } from '../record/return-to.ts'

const text = gridText.checks

/** A finding as text, with the way to where it is mended. */
export interface FindingView {
  label: string
  /** What it is of which the label says the number. */
  kind?: string
  note?: string
  to: string
}

const lists: Record<Counted, string> = {
  apartments: href('/admin/apartments'),
  parkingSpots: href('/admin/parking'),
  commercialUnits: href('/admin/stores'),
}

/** Forms lead back to `page`. */
export function describeFinding(finding: Finding, page: string): FindingView {
  switch (finding.kind) {
    case 'plan':
      return {
        label: text.plan(entranceLetters[finding.entrance], finding.floor),
        to: planUrl(finding.entrance, finding.floor),
      }
    case 'count':
      return { label: text.count(finding.what, finding.stated, finding.stored), to: lists[finding.what] }
    case 'outline':
    case 'secondOutline': {
      const { apartment, floor } = finding
      return {
        ...describeFoundApartment(apartment),
        note: text.onFloor(floor),
        to: planUrl(apartment.entrance, floor),
      }
    }
    default: {
      const form = href('/admin/apartments/:id', { id: finding.apartment.id })
      return { ...describeFoundApartment(finding.apartment), to: withReturnTo(form, page) }
    }
  }
}

function describeFoundApartment({ number, entrance }: NamedApartment): Pick<FindingView, 'label' | 'kind'> {
  return { label: text.apartment(number, entranceLetters[entrance]), kind: gridText.apartment }
}

function planUrl(entrance: Entrance, floor: number): string {
  return `${href('/admin/floor-plans')}?${new URLSearchParams({ entrance, floor: String(floor) })}`
}
