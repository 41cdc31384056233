import { useEffect, useState } from 'react'
import { storeFormText as text } from '../../text/admin/store-form.ts'
import { rowAction } from '../../ui/row-actions.ts'
import { FileDrop } from '../../uploads/file-drop.tsx'
import { FormSection } from '../form/form-section.tsx'

/** An image needs a store to belong to: it waits here until the store is saved. */
let waiting: File | undefined

export function findWaitingImage(): File | undefined {
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
    <FormSection
      title={text.slots.main}
      action={
        preview && (
          <button type="button" onClick={() => choose(undefined)} className={rowAction.danger}>
            {text.removeSelectedImage}
          </button>
        )
      }
    >
      {preview && <input type="hidden" name="withImage" value="yes" />}
      {preview && (
        <img
          src={preview}
          alt={text.selectedImage}
          className="mb-3 aspect-[3/2] max-w-xs rounded-lg object-cover"
        />
      )}
      <FileDrop uploader="storeImage" label={text.choose} onFiles={([file]) => file && choose(file)} />
      <p className="mt-2 text-sm text-sea-700">{text.imageWhileAdding}</p>
    </FormSection>
  )
}
