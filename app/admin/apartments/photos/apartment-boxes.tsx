import { entranceLetters } from '../../../../domain/building.ts'
import { photosText } from '../../../text/admin/apartments.ts'
import { boxClassName, lineClassName } from './choice-class-names.ts'
import type { loader } from './copy-targets.ts'

const text = photosText.copy
type CopyTarget = Awaited<ReturnType<typeof loader>>['apartments'][number]

interface ApartmentBoxesProps {
  apartments: CopyTarget[]
  selected: ReadonlySet<string>
  onChange(selected: ReadonlySet<string>): void
}

/** The apartments of one type, each with its box, and one for all of them. */
export function ApartmentBoxes({ apartments, selected, onChange }: ApartmentBoxesProps) {
  const ids = apartments.map(({ id }) => id)
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{text.to}</legend>
      {apartments.length === 0 && <p className="py-3 text-sea-700">{text.alone}</p>}
      {apartments.length > 1 && (
        <label className={`${lineClassName} font-semibold`}>
          <input
            type="checkbox"
            checked={ids.every((id) => selected.has(id))}
            onChange={({ target }) => onChange(new Set(target.checked ? ids : []))}
            className={boxClassName}
          />
          {text.selectAll}
        </label>
      )}
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {apartments.map(({ id, number, entrance, floor, photos }) => (
          <li key={id}>
            <label className={lineClassName}>
              <input
                type="checkbox"
                checked={selected.has(id)}
                onChange={() => toggle(id)}
                className={boxClassName}
              />
              <span>
                {text.apartment(number, entranceLetters[entrance], floor)}
                <span className="text-sm text-sea-700"> · {text.photos(photos)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
