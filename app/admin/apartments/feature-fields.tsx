import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { maxFeatureLength, maxFeatures } from '../../../domain/apartment/apartment-fields.ts'
import { type KnownFeature, unifyFeatures } from '../../../domain/apartment/known-features.ts'
import { apartmentFormFields as kinds } from '../../../text/admin/apartment-fields.ts'
import { apartmentFormText as text } from '../../../text/admin/apartments.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMayChange } from '../session/use-role.ts'
import { FeatureChoice, type FeatureFieldsProps } from './feature-choice.tsx'

/** What the loaders of both forms bring. */
interface WithKnownFeatures {
  knownFeatures: KnownFeature[]
}

/**
 * The features of a home as lines in their order. Those that other homes have are chosen from a list, which stands
 * beside or above the lines, so that it stays where it is while lines are added.
 */
export function FeatureFields({ form, field }: FeatureFieldsProps) {
  const { knownFeatures } = useLoaderData<WithKnownFeatures>()
  const mayChange = useMayChange()
  const hasChoice = mayChange && knownFeatures.length > 0
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold text-sea-900">{kinds.features.label}</legend>
      <div className={hasChoice ? 'mt-1 grid items-start gap-4 lg:grid-cols-2' : 'mt-1'}>
        {hasChoice && <FeatureChoice form={form} field={field} known={knownFeatures} />}
        <FeatureLines form={form} field={field} known={knownFeatures} hasTitle={hasChoice} />
      </div>
    </fieldset>
  )
}

interface FeatureLinesProps extends FeatureFieldsProps {
  known: readonly KnownFeature[]
  hasTitle: boolean
}

function FeatureLines({ form, field, known, hasTitle }: FeatureLinesProps) {
  const lines = field.getFieldList()
  const move = (from: number, to: number) => form.reorder.getButtonProps({ name: field.name, from, to })
  const unify = unifierFor(field, known)
  return (
    <div className="min-w-0">
      {hasTitle && <p className="mb-1 text-sm text-sea-700">{text.known.chosen}</p>}
      {lines.length === 0 && <p className="text-sm text-sea-700">{text.noFeatures}</p>}
      <ol className="grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="flex items-start gap-1">
            <Line line={line} position={index + 1} unify={unify} />
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
    </div>
  )
}

/** Returns a function that gives a typed line the spelling of other homes, as the server does when it saves. */
function unifierFor({ initialValue }: FeatureLinesProps['field'], known: readonly KnownFeature[]) {
  const before = [initialValue ?? []].flat().filter((line) => line !== undefined)
  const spellings = known.map((feature) => feature.text)
  return (typed: string) => unifyFeatures([typed], spellings, before)[0] ?? typed
}

interface LineProps {
  line: FieldMetadata<string>
  position: number
  unify(typed: string): string
}

function Line({ line, position, unify }: LineProps) {
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
        onBlur={({ currentTarget: input }) => {
          const unified = unify(input.value)
          if (unified === input.value) return
          input.value = unified
          // The form reads its fields at this event.
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
      <FieldErrors id={line.id} errors={line.errors} />
    </div>
  )
}
