import { Check } from 'lucide-react'
import { useState } from 'react'
import { formatArea } from '../../../domain/formats/measures.ts'
import { floorPlansText as text } from '../../text/office/floor-plans.ts'
import type { Editor } from './editor/editor.ts'
import { findOutline, type Outlines } from './editor/edits.ts'
import type { FloorApartment } from './plan-to-edit.ts'

interface ApartmentListProps {
  apartments: FloorApartment[]
  outlines: Outlines
  editor: Editor
  /** Returns why there was no outline to link or to show, if so. */
  onChoose: (apartmentId: string) => string | undefined
}

/** The homes of this floor: the drawn or selected outline is linked here. */
export function ApartmentList({ apartments, outlines, editor, onChoose }: ApartmentListProps) {
  const [whyNot, setWhyNot] = useState<string>()
  const linked = new Set(outlines.map(({ apartmentId }) => apartmentId))
  const selected = editor.selection && findOutline(outlines, editor.selection.outlineId)?.apartmentId
  const isWaiting = editor.gesture.name === 'pending'
  return (
    <section
      aria-labelledby="floor-apartments"
      className={`rounded-card border bg-white p-4 shadow-card ${isWaiting ? 'border-coral-600 ring-2 ring-coral-600' : 'border-sand-200'}`}
    >
      <h2 id="floor-apartments" className="text-lg">
        {text.apartments}
      </h2>
      {isWaiting && (
        <p role="status" className="mt-1 text-sm font-semibold text-coral-700">
          {text.hints.pending}
        </p>
      )}
      {whyNot && (
        <p role="status" className="mt-1 text-sm text-reserved">
          {whyNot}
        </p>
      )}
      {apartments.length === 0 && <p className="mt-2 text-sea-800">{text.noApartments}</p>}
      <ul className="mt-3 grid gap-1.5">
        {apartments.map((apartment) => (
          <Item
            key={apartment.id}
            apartment={apartment}
            isLinked={linked.has(apartment.id)}
            isSelected={selected === apartment.id}
            onChoose={() => setWhyNot(onChoose(apartment.id))}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  apartment: FloorApartment
  isLinked: boolean
  isSelected: boolean
  onChoose: () => void
}

function Item({ apartment: { id, number, area, rooms, floors }, isLinked, isSelected, onChoose }: ItemProps) {
  return (
    <li
      data-linked={isLinked || undefined}
      className={`flex items-center justify-between gap-3 rounded-lg border px-3 py-1.5 ${isSelected ? 'border-coral-600 bg-white' : isLinked ? 'border-transparent bg-sand-100 text-sea-700' : 'border-sea-200 bg-white'}`}
    >
      <div id={`apartment-${id}`} className="min-w-0">
        <p className={`flex items-center gap-1.5 ${isLinked ? 'font-medium' : 'font-bold'}`}>
          {text.apartment(number)}
          {isLinked && <Check className="size-4" aria-label={text.linked} />}
        </p>
        <p className="text-sm">
          {formatArea(area)}, {text.rooms(rooms)}
        </p>
        {floors && <p className="text-sm">{text.maisonette(floors)}</p>}
      </div>
      <button
        type="button"
        onClick={onChoose}
        aria-describedby={`apartment-${id}`}
        className="min-h-9 cursor-pointer rounded-lg border border-sea-200 bg-white px-3 text-sm font-semibold text-sea-800 hover:border-sea-500 hover:bg-sea-50"
      >
        {text.choose}
      </button>
    </li>
  )
}
