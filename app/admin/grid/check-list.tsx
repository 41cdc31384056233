import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import {
  type Building,
  type CountedRecords,
  type Entrance,
  entranceLetter,
} from '../../../domain/building/building.ts'
import {
  type Finding,
  type FoundCheck,
  type NamedApartment,
  type SoldUnit,
  softChecks,
} from '../../../domain/checks/finding.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { gridText } from '../../../text/admin/grid.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { FormSection } from '../form/form-section.tsx'
import { withReturnTo } from '../record/return-to.ts'

const checksText = gridText.checks

/** A finding as text, with a link to the form that fixes it. */
interface FindingView {
  label: string
  /** „Апартамент“, which screen readers read before the number in the label. */
  kind?: string
  note?: string
  to: string
}

const lists: Record<CountedRecords, string> = {
  apartments: href('/admin/apartments'),
  parkingSpots: href('/admin/parking'),
  stores: href('/admin/stores'),
}

/** `page` is the URL that the forms of apartments return to. */
function describeFinding(building: Building, finding: Finding, page: string): FindingView {
  switch (finding.kind) {
    case 'plan':
    case 'review':
    case 'overlap':
    case 'outside':
      return {
        label: places.place(building, finding),
        to: planUrl(finding.entrance, finding.floor),
      }
    case 'count':
      return {
        label: checksText.count(finding.what, finding.stated, finding.stored),
        to: lists[finding.what],
      }
    case 'outline':
    case 'secondOutline':
    case 'size': {
      const { apartment, floor } = finding
      return {
        ...describeFoundApartment(building, apartment),
        note: places.floor(building, { entrance: apartment.entrance, floor }),
        to: planUrl(apartment.entrance, floor),
      }
    }
    case 'sale': {
      const { unit } = finding
      const id = unit.saleOf === 'apartment' ? unit.apartment.id : unit.id
      const query = new URLSearchParams({ [unit.saleOf]: id, back: page })
      return {
        ...describeSoldUnit(building, unit),
        to: `${href('/admin/reservations/sale')}?${query}`,
      }
    }
    case 'number':
    case 'areas':
    case 'price':
    case 'photo':
    case 'brochure': {
      const form = href('/admin/apartments/:id', { id: finding.apartment.id })
      return { ...describeFoundApartment(building, finding.apartment), to: withReturnTo(form, page) }
    }
  }
}

function describeSoldUnit(building: Building, unit: SoldUnit): Pick<FindingView, 'label' | 'kind'> {
  switch (unit.saleOf) {
    case 'apartment':
      return describeFoundApartment(building, unit.apartment)
    case 'spot':
      return { label: checksText.spot(unit.number) }
    case 'store':
      return { label: checksText.store(unit.title) }
  }
}

function describeFoundApartment(
  building: Building,
  { number, entrance }: NamedApartment,
): Pick<FindingView, 'label' | 'kind'> {
  return { label: checksText.apartment(number, entranceLetter(building, entrance)), kind: gridText.apartment }
}

function planUrl(entrance: Entrance, floor: number): string {
  return `${href('/admin/floor-plans')}?${new URLSearchParams({ entrance, floor: String(floor) })}`
}

const text = gridText.checks
/** A check that found more than this many faults is collapsed at first. */
const maxShown = 12

/** Lists errors first, then recommendations. */
export function CheckList({ findings }: { findings: readonly FoundCheck[] }) {
  const faults = findings.filter(({ kind }) => !softChecks.includes(kind))
  const soft = findings.filter(({ kind }) => softChecks.includes(kind))
  const groupOf = (found: FoundCheck) => <FindingGroup key={found.kind} {...found} />
  return (
    <div id="checks" className="scroll-mt-4">
      <FormSection title={text.title}>
        {faults.length === 0 && (
          <p className="flex gap-2 text-available">
            <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {text.noFindings}
          </p>
        )}
        <div className="check-groups">{faults.map(groupOf)}</div>
        {soft.length > 0 && (
          <>
            <h3 className="mt-4 mb-2 text-base">{text.soft}</h3>
            <div className="check-groups">{soft.map(groupOf)}</div>
          </>
        )}
      </FormSection>
    </div>
  )
}

function FindingGroup({ kind: check, count, first }: FoundCheck) {
  const building = useBuilding()
  const { pathname, search } = useLocation()
  const { title, advice } = text.about[check]
  const isSoft = softChecks.includes(check)
  return (
    <details open={!isSoft && count <= maxShown} className="check-group">
      <summary>
        {!isSoft && <TriangleAlert className="size-4 shrink-0 text-reserved" aria-hidden="true" />}
        <span>
          {title}: <b>{formatNumber(count)}</b>
        </span>
        <ChevronDown className="chevron size-4 shrink-0 text-sea-700" aria-hidden="true" />
      </summary>
      {advice && <p className="mt-1 text-sm text-sea-800">{advice}</p>}
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {first.map((finding) => {
          const { label, kind, note, to } = describeFinding(building, finding, pathname + search)
          return (
            <li key={`${label} ${to}`}>
              <Link to={to} title={note} className="finding-link">
                {kind && <span className="sr-only">{kind} </span>}
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
      {count > first.length && <p className="mt-2 text-sm text-sea-800">{text.more(count - first.length)}</p>}
    </details>
  )
}
