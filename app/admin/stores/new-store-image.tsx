import { useEffect, useState } from 'react'
import { uploadRules } from '../../../domain/upload-rules.ts'
import { storeFormText as text } from '../../text/store-form.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'

const accepted = Object.values(uploadRules.storeImage.accept).flat().join(',')

/** A picture needs a store to belong to: it waits here until the store is saved. */
let waiting: File | undefined

export function takeWaitingImage(): File | undefined {
  return waiting
}

export function NewStoreImage() {
  const [preview, setPreview] = useState<string>()
  const choose = (file: File | undefined) => {
    waiting = file
    setPreview(file && URL.createObjectURL(file))
  }

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )
  useEffect(
    () => () => {
      waiting = undefined
    },
    [],
  )

  return (
    <FormSection title={text.slots.main}>
      {preview && <input type="hidden" name="withImage" value="yes" />}
      {preview && (
        <img
          src={preview}
          alt={text.chosenImage}
          className="mb-3 aspect-[3/2] max-w-xs rounded-lg object-cover"
        />
      )}
      {/* The browser's own button speaks the browser's language, and that need not be Bulgarian. */}
      <label
        className={button({
          kind: 'secondary',
          className: 'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        })}
      >
        {preview ? text.chooseOther : text.choose}
        <input
          type="file"
          aria-label={text.slots.main}
          accept={accepted}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <p className="mt-2 text-sm text-sea-700">{text.imageWhileAdding}</p>
    </FormSection>
  )
}
