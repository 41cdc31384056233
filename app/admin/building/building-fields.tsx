import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { type BuildingDescription, countedRecords, type Figure } from '../../../domain/building/building.ts'
import { buildingLimits } from '../../../domain/building/building-schema.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { buildingText as text } from '../../../text/admin/building.ts'
import type { TranslatedField } from '../../../text/admin/translations.ts'
import { labels as valueLabels } from '../../../text/public/bg/labels.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, InputField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { ImageField } from '../form/image-field.tsx'
import { LineCheck, LineHidden, LineInput, LineList, LineSelect } from '../form/line-list.tsx'
import { TranslationTabs } from '../translations/translation-tabs.tsx'

const { labels, hints } = text
const countedOptions = (['', ...countedRecords] as const).map(
  (about) => [about, text.counted[about]] as const,
)

type BuildingFieldsProps = Fields<BuildingDescription>

export function BuildingFields({ form, fields }: BuildingFieldsProps) {
  return (
    <>
      <p className="text-sm text-sea-700">{text.usedIn}</p>
      <FormSection title={text.about}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <InputField field={fields.name} label={labels.name} maxLength={100} required />
          <InputField
            field={fields.noun}
            label={labels.noun}
            hint={hints.noun}
            translated="building.noun"
            maxLength={50}
          />
          <InputField field={fields.city} label={labels.city} translated="building.city" maxLength={100} />
          <InputField field={fields.street} label={labels.street} maxLength={200} />
          <InputField
            field={fields.latitude}
            label={labels.latitude}
            hint={hints.coordinates}
            inputMode="decimal"
          />
          <InputField field={fields.longitude} label={labels.longitude} inputMode="decimal" />
          <CheckField
            field={fields.showsSoldPrices}
            label={labels.showsSoldPrices}
            className="sm:col-span-2"
          />
          <CheckField
            field={fields.hasSamplePictures}
            label={labels.hasSamplePictures}
            className="sm:col-span-2"
          />
          <ImageField field={fields.logo} slot="logo" label={labels.logo} text={text.logo} />
        </div>
      </FormSection>
      <FormSection title={text.entrances}>
        <Hint text={hints.entrances} />
        <LineList
          form={form}
          field={fields.entrances}
          name={text.entrance.line}
          add={text.entrance.add}
          none={text.entrance.none}
          most={buildingLimits.entrances}
        >
          {({ id, name, firstFloor, lastFloor }, position) => (
            <>
              <LineHidden field={id} />
              <LineInput field={name} label={text.entrance.name} maxLength={30} className="w-40" />
              <LineInput field={firstFloor} label={text.entrance.firstFloor} className="w-28" />
              <LineInput field={lastFloor} label={text.entrance.lastFloor} className="w-32" />
              <TranslationTabs
                field={name}
                of="building.entrances"
                label={text.entrance.name}
                line={{ name: text.entrance.line, position }}
              />
            </>
          )}
        </LineList>
      </FormSection>
      <FormSection title={text.floorNames}>
        <Hint text={hints.floorNames} />
        <FloorNames form={form} fields={fields} />
      </FormSection>
      <FormSection title={text.parking}>
        <Hint text={hints.parking} />
        <LineList
          form={form}
          field={fields.parkingLevels}
          name={text.level.line}
          add={text.level.add}
          none={text.level.none}
          most={buildingLimits.parkingLevels}
        >
          {({ level, name }, position) => (
            <>
              <LineInput field={level} label={text.level.level} />
              <LineInput field={name} label={text.level.name} maxLength={30} className="w-56" />
              <TranslationTabs
                field={name}
                of="building.parkingLevels"
                label={text.level.name}
                line={{ name: text.level.line, position }}
              />
            </>
          )}
        </LineList>
      </FormSection>
      <FormSection title={text.types}>
        <Hint text={hints.types} />
        <LineList
          form={form}
          field={fields.apartmentTypes}
          name={text.type.line}
          add={text.type.add}
          none={text.type.none}
          most={buildingLimits.apartmentTypes}
        >
          {({ key, name, rooms, bedrooms, isMaisonette, isHidden }, position) => (
            <>
              <LineHidden field={key} />
              <LineInput field={name} label={text.type.name} maxLength={50} className="w-60" />
              <LineInput field={rooms} label={text.type.rooms} inputMode="numeric" className="w-20" />
              <LineInput field={bedrooms} label={text.type.bedrooms} inputMode="numeric" className="w-20" />
              <LineCheck field={isMaisonette} label={text.type.isMaisonette} />
              <LineCheck field={isHidden} label={text.type.isHidden} />
              <TranslationTabs
                field={name}
                of="building.apartmentTypes"
                label={text.type.name}
                line={{ name: text.type.line, position }}
              />
            </>
          )}
        </LineList>
      </FormSection>
      <FormSection title={text.sea}>
        <Hint text={hints.sea} />
        <SeaExposures field={fields.seaExposures} />
      </FormSection>
      <Figures title={text.statistics} of="building.statistics" form={form} field={fields.statistics} />
      <Figures title={text.facts} of="building.facts" form={form} field={fields.facts} />
    </>
  )
}

type FigureLines = FieldMetadata<Figure[]>

function Hint({ text }: { text: string }) {
  return <p className="mb-3 max-w-4xl text-sm text-sea-700">{text}</p>
}

/**
 * The names of floors, each for one entrance or for all. Only stored entrances can be selected, because a new
 * one has no id before it is saved.
 */
function FloorNames({ form, fields }: BuildingFieldsProps) {
  const stored = (fields.entrances.initialValue ?? []) as ({ id?: string; name?: string } | undefined)[]
  const options: (readonly [string, string])[] = [
    ['', text.floorName.all],
    ...stored.flatMap((line) => (line?.id ? [[line.id, line.name ?? ''] as const] : [])),
  ]
  return (
    <LineList
      form={form}
      field={fields.floorNames}
      name={text.floorName.line}
      add={text.floorName.add}
      none={text.floorName.none}
      most={buildingLimits.floorNames}
    >
      {({ entrance, floor, name }, position) => (
        <>
          <LineSelect field={entrance} label={text.floorName.entrance} options={options} />
          <LineInput field={floor} label={text.floorName.floor} />
          <LineInput field={name} label={text.floorName.name} maxLength={30} className="w-56" />
          <TranslationTabs
            field={name}
            of="building.floorNames"
            label={text.floorName.name}
            line={{ name: text.floorName.line, position }}
          />
        </>
      )}
    </LineList>
  )
}

function Figures({
  title,
  of,
  form,
  field,
}: {
  title: string
  of: TranslatedField
  form: BuildingFieldsProps['form']
  field: FigureLines
}) {
  return (
    <FormSection title={title}>
      <Hint text={hints.statistics} />
      <LineList
        form={form}
        field={field}
        name={text.figure.line}
        add={text.figure.add}
        none={text.figure.none}
        most={buildingLimits.figures}
      >
        {({ figure, label, about }, position) => (
          <>
            <LineInput
              field={figure}
              label={text.figure.figure}
              inputMode="numeric"
              placeholder={text.figure.counted}
            />
            <LineInput field={label} label={text.figure.label} maxLength={100} className="w-64" />
            <LineSelect field={about} label={text.figure.about} options={countedOptions} />
            <TranslationTabs
              field={label}
              of={of}
              label={text.figure.label}
              line={{ name: text.figure.line, position }}
            />
          </>
        )}
      </LineList>
    </FormSection>
  )
}

/**
 * A checkbox for each exposure, to mark those from which the sea is seen. Each name ends with an index, so that
 * the form reads the ticked ones as one list.
 */
function SeaExposures({ field }: { field: FieldMetadata<unknown> }) {
  const marked = new Set([field.initialValue ?? []].flat())
  const { name } = getInputProps(field, { type: 'hidden' })
  return (
    <fieldset aria-label={labels.seaExposures} className="flex flex-wrap gap-x-6 gap-y-1">
      {exposures.map((exposure, index) => (
        <label key={exposure} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            name={`${name}[${index}]`}
            value={exposure}
            defaultChecked={marked.has(exposure)}
            className="size-5 accent-sea-700"
          />
          {valueLabels.exposure[exposure]}
        </label>
      ))}
    </fieldset>
  )
}
