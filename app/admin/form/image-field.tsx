import { type FieldMetadata, useInputControl } from '@conform-to/react'
import type { DisplayImageSlot } from '../../../domain/files/upload-target.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'

interface ImageFieldProps {
  field: FieldMetadata<unknown>
  slot: DisplayImageSlot
  label: string
  text: { upload: string; remove: string; none: string }
  /** The URL of a smaller version of the image; by default that of a stored file. */
  thumbnail?(image: string): string
  onChange?(): void
}

/** An image of a record. An upload changes the form only; saving the form publishes it. */
export function ImageField(props: ImageFieldProps) {
  const { field, slot, label, text, thumbnail = storedThumbnail, onChange } = props
  const { key, name, formId, initialValue } = field
  const initial = typeof initialValue === 'string' ? initialValue : ''
  const { value = '', change } = useInputControl({ key, name, formId, initialValue: initial })
  const replace = (url: string) => {
    change(url)
    onChange?.()
  }
  const isWrong = (field.errors?.length ?? 0) > 0
  return (
    <fieldset
      aria-label={label}
      aria-describedby={isWrong ? `${field.id}-error` : undefined}
      data-wrong={isWrong || undefined}
      className="min-w-0"
    >
      <input type="hidden" name={name} value={value} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{label}</h3>
        {value && (
          <button type="button" onClick={() => replace('')} className={rowAction.danger}>
            {text.remove}
          </button>
        )}
      </div>
      {value ? (
        <img
          src={thumbnail(value)}
          alt={label}
          className="mb-3 h-36 w-full rounded-lg bg-sea-900 object-contain"
        />
      ) : (
        <p className="mb-3 text-sm text-sea-700">{text.none}</p>
      )}
      <DropZone
        target={{ uploader: 'displayImage', slot }}
        label={text.upload}
        onUploaded={({ url }) => replace(url)}
      />
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  )
}

function storedThumbnail(url: string): string {
  return `${url}?w=640`
}
