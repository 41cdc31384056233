import { useEffect, useState } from 'react'
import { href, redirect } from 'react-router'
import { newId } from '../../../domain/new-id.ts'
import type { StoreValues } from '../../../domain/store.ts'
import { storeFormText as text } from '../../../text/admin/media.ts'
import { rowAction } from '../../ui/row-action-styles.ts'
import { FileDrop } from '../../uploads/file-drop.tsx'
import { showUploadError } from '../../uploads/show-upload-error.ts'
import { uploadFile } from '../../uploads/storage-client.ts'
import { FormSection } from '../form/form-section.tsx'
import type { RefusedSave } from '../form/record-form.tsx'
import { neverRevalidate } from '../form/revalidation.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import { returnTo } from '../record/return-to.ts'
import type { Route } from './+types/new'
import { storeServerCollection } from './store-collection.server.ts'
import { storeCollection } from './store-collection.tsx'

/** The selected image, which can be uploaded only once its store is saved. */
let selectedImage: File | undefined

function NewStoreImage() {
  const [preview, setPreview] = useState<string>()
  const choose = (file: File | undefined) => {
    selectedImage = file
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
      selectedImage = undefined
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

export const loader = newRecordId

export const shouldRevalidate = neverRevalidate

export const action = addRecord(storeServerCollection, {
  extraFields: ['withImage'],
  stayWith: ({ id }, form) => (form.has('withImage') ? { added: id } : undefined),
})

interface NewStoreResult extends RefusedSave<StoreValues> {
  /** The id of the new store, to which the browser uploads the selected image. */
  added?: string
}

const toastStoreSaved = toastSaved<StoreValues, NewStoreResult>(storeCollection)

export async function clientAction(sent: Route.ClientActionArgs) {
  const result = await toastStoreSaved(sent)
  const image = selectedImage
  if (!('added' in result && result.added && image)) return result
  const { search } = new URL(sent.request.url)
  const target = { uploader: 'storeImage', storeId: result.added, slot: 'main' } as const
  try {
    await uploadFile(image, target, { id: newId(), signal: sent.request.signal })
    return redirect(returnTo(storeCollection().list, search))
  } catch (thrown) {
    showUploadError('storeImage', thrown)
    return redirect(href('/admin/stores/:id', { id: result.added }) + search)
  }
}

export default function NewStore({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return (
    <NewRecord collection={storeCollection} id={id} refused={actionData}>
      <NewStoreImage />
    </NewRecord>
  )
}
