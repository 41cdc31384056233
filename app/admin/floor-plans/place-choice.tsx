import { Form, href, Link, useSubmit } from 'react-router'
import { entranceName, entrances, floors } from '../../../domain/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { buildingViewText } from '../../text/admin/building-view.ts'
import { floorPlansText as text } from '../../text/admin/floor-plans.ts'
import { button } from '../../ui/button.ts'
import { SelectField } from '../../ui/field.tsx'

/**
 * Controlled by the URL: whoever stays when asked about unsaved changes sees the old floor selected again.
 * The form hears the change and submits; the fields' empty `onChange` tells React that this is meant.
 */
export function PlaceChoice({ entrance, floor }: FloorPlanPlace) {
  const submit = useSubmit()
  return (
    <Form onChange={(event) => submit(event.currentTarget)} className="flex flex-wrap items-end gap-3">
      <div className="min-w-32">
        <SelectField
          id="plan-entrance"
          name="entrance"
          label={text.entrance}
          value={entrance}
          onChange={() => {}}
        >
          {entrances.map((option) => (
            <option key={option} value={option}>
              {entranceName(option)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="min-w-24">
        <SelectField id="plan-floor" name="floor" label={text.floor} value={floor} onChange={() => {}}>
          {floors.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      </div>
      <Link
        to={href('/admin/floor-plans/building')}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-sea-700 underline-offset-4 hover:underline"
      >
        {buildingViewText.title}
      </Link>
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.show}
        </button>
      </noscript>
    </Form>
  )
}
