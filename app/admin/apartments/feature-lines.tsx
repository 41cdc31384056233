import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentFields, maxFeatureLength, maxFeatures } from '../../../domain/apartment/apartment-fields.ts'
import { apartmentFormText as text } from '../../text/admin/apartment-form.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field-frame.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fields } from '../form/form-body.tsx'

interface FeatureLinesProps {
  form: Fields<ApartmentValues>['form']
  field: Fields<ApartmentValues>['fields']['features']
}

/** One line of text for each feature; lines are added, changed, moved and removed. */
export function FeatureLines({ form, field }: FeatureLinesProps) {
  const lines = field.getFieldList()
  const move = (from: number, to: number) => form.reorder.getButtonProps({ name: field.name, from, to })
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold text-sea-900">{apartmentFields.features.label}</legend>
      {lines.length === 0 && <p className="mt-1 text-sm text-sea-700">{text.noFeatures}</p>}
      <ol className="mt-1 grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="flex items-start gap-1">
            <Line line={line as FieldMetadata<string>} position={index + 1} />
            <IconButton
              type="submit"
              icon={ArrowUp}
              label={text.moveUp(index + 1)}
              disabled={index === 0}
              {...move(index, index - 1)}
            />
            <IconButton
              type="submit"
              icon={ArrowDown}
              label={text.moveDown(index + 1)}
              disabled={index === lines.length - 1}
              {...move(index, index + 1)}
            />
            <IconButton
              type="submit"
              icon={X}
              label={text.removeFeature(index + 1)}
              {...form.remove.getButtonProps({ name: field.name, index })}
            />
          </li>
        ))}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      <button
        {...form.insert.getButtonProps({ name: field.name, defaultValue: '' })}
        disabled={lines.length >= maxFeatures}
        className={button({ kind: 'secondary', className: 'mt-2 min-h-10 px-3 py-1.5 text-sm' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.addFeature}
      </button>
    </fieldset>
  )
}

function Line({ line, position }: { line: FieldMetadata<string>; position: number }) {
  const { key, ...props } = getInputProps(line, { type: 'text' })
  return (
    <div className="min-w-0 flex-1">
      <input
        key={key}
        {...props}
        aria-label={text.feature(position)}
        placeholder={text.featurePlaceholder}
        maxLength={maxFeatureLength}
        className={control.low}
      />
      <FieldErrors id={line.id} errors={line.errors} />
    </div>
  )
}
