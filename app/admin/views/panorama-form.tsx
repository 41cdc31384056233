import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { floorsOf, formatFloor } from '../../../domain/building/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import type { Panorama } from '../../../domain/panorama/panorama.ts'
import { panoramasText as text } from '../../../text/admin/views.ts'
import { useBuilding } from '../../building.ts'
import { button } from '../../ui/button.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { LeaveGuard } from '../form/leave-guard.tsx'
import type { Fault } from '../form/toast-result.ts'
import { useMayChange } from '../session/use-role.ts'
import { CompassPicture } from './compass-picture.tsx'

interface Props {
  panorama: Panorama
  images: Record<string, StoredImage>
}

/** For which floors a panorama is, and where it looks: by dragging the compass over the picture, or as a number. */
export function PanoramaForm({ panorama, images }: Props) {
  const { id, revision, entrance, firstFloor, lastFloor, centreAzimuth, dayImage, projection } = panorama
  const building = useBuilding()
  const mayChange = useMayChange()
  const fetcher = useFetcher<Fault>()
  const saved = centreAzimuth === null ? '' : String(centreAzimuth)
  const [azimuth, setAzimuth] = useState(saved)
  const [isTyped, setIsTyped] = useState(false)
  const image = images[dayImage]
  const isSaving = fetcher.state !== 'idle'
  const refusal = fetcher.data?.detail
  const isDirection = azimuth !== '' && azimuthOf(azimuth) === undefined
  const errorsOf = (isOwn: boolean) => (refusal && isOwn ? [refusal] : undefined)
  const change = (value: string) => {
    setAzimuth(value)
    setIsTyped(true)
  }
  const floors = floorsOf(building).map((floor) => (
    <option key={floor} value={floor}>
      {formatFloor(floor)}
    </option>
  ))
  return (
    <FormSection title={text.floors}>
      <fetcher.Form
        method="post"
        action={href('/admin/views/:id', { id })}
        onChange={() => setIsTyped(true)}
        onSubmit={() => setIsTyped(false)}
        className="grid gap-4"
      >
        <LeaveGuard isDirty={() => isTyped || refusal !== undefined} />
        <input type="hidden" name="revision" value={revision} />
        {image && <CompassPicture image={image} azimuth={azimuthOf(azimuth)} onTurn={change} />}
        <p className="text-sea-800">
          {text.drag} <span className="text-sea-700">{text.projections[projection]}.</span>
        </p>
        {azimuthOf(azimuth) === undefined && <p className="font-semibold text-sold">{text.noDirection}</p>}
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            id="centre-azimuth"
            name="centreAzimuth"
            label={text.fields.azimuth}
            remark={text.fields.azimuthHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={azimuth}
            onChange={({ target }) => setAzimuth(target.value)}
            errors={errorsOf(isDirection)}
          />
          <SelectField
            id="first-floor"
            name="firstFloor"
            label={text.fields.firstFloor}
            defaultValue={firstFloor}
          >
            {floors}
          </SelectField>
          <SelectField
            id="last-floor"
            name="lastFloor"
            label={text.fields.lastFloor}
            defaultValue={lastFloor}
            errors={errorsOf(!isDirection)}
          >
            {floors}
          </SelectField>
          <SelectField
            id="panorama-entrance"
            name="entrance"
            label={text.fields.entrance}
            defaultValue={entrance}
          >
            <option value="">{text.fields.anyEntrance}</option>
            {building.entrances.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          {mayChange && (
            <button type="submit" disabled={isSaving} className={button()}>
              {text.save}
            </button>
          )}
        </div>
      </fetcher.Form>
    </FormSection>
  )
}

/** Undefined while the field is empty or says no direction. */
function azimuthOf(typed: string): number | undefined {
  return /^\d{1,3}$/.test(typed) && Number(typed) < 360 ? Number(typed) : undefined
}
