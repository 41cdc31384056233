import { photosText } from '../../../text/admin/photos.ts'
import { boxClassName, lineClassName } from './choice-class-names.ts'

const text = photosText.copy
const ways = ['add', 'replace'] as const
export type CopyWay = (typeof ways)[number]

/** What becomes of the photos that the other apartments have. */
export function CopyWays({ way, onChange }: { way: CopyWay; onChange(way: CopyWay): void }) {
  return (
    <fieldset>
      <legend className="font-semibold">{text.way}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ways.map((each) => (
          <label key={each} className={lineClassName}>
            <input
              type="radio"
              name="way"
              checked={each === way}
              onChange={() => onChange(each)}
              className={boxClassName}
            />
            {text.ways[each]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="min-h-10 text-sm text-sea-800">
        {text.explained[way]}
      </p>
    </fieldset>
  )
}
