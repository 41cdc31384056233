import { useEffect, useState } from 'react'
import { href, redirect } from 'react-router'
import { newId } from '../../../domain/new-id.ts'
import { maxEntryPictures, type ProgressValues } from '../../../domain/progress/progress-entry.ts'
import { progressFormText as text } from '../../../text/admin/progress.ts'
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
import { progressServerCollection } from './progress-collection.server.ts'
import { progressCollection } from './progress-collection.tsx'

/** The selected pictures, which can be uploaded only once their entry is saved. */
let selected: readonly File[] = []

interface ChosenPicture {
  file: File
  preview: string
}

function NewPictures() {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([])
  const choose = (files: readonly File[]) =>
    setChosen((before) => {
      const added = files.map((file) => ({ file, preview: URL.createObjectURL(file) }))
      return [...before, ...added].slice(0, maxEntryPictures)
    })
  useEffect(() => {
    selected = chosen.map(({ file }) => file)
  }, [chosen])
  useEffect(
    () => () => {
      selected = []
    },
    [],
  )

  return (
    <FormSection
      title={text.pictures}
      action={
        chosen.length > 0 && (
          <button type="button" onClick={() => setChosen([])} className={rowAction.danger}>
            {text.removeSelected}
          </button>
        )
      }
    >
      {chosen.length > 0 && <input type="hidden" name="withPictures" value="yes" />}
      <ul className="mb-3 grid grid-cols-3 gap-3 sm:grid-cols-6 empty:hidden">
        {chosen.map(({ file, preview }) => (
          <li key={preview}>
            <img
              src={preview}
              alt={text.selected(file.name)}
              className="aspect-3/2 w-full rounded-lg object-cover"
            />
          </li>
        ))}
      </ul>
      <FileDrop uploader="progressPicture" label={text.addPictures} onFiles={choose} />
      <p className="mt-2 text-sm text-sea-700">
        {text.most} {text.pictureWhileAdding}
      </p>
    </FormSection>
  )
}

export const loader = newRecordId

export const shouldRevalidate = neverRevalidate

export const action = addRecord(progressServerCollection, {
  extraFields: ['withPictures'],
  stayWith: ({ id }, form) => (form.has('withPictures') ? { added: id } : undefined),
})

interface NewEntryResult extends RefusedSave<ProgressValues> {
  /** The id of the new entry, to which the browser uploads the selected pictures. */
  added?: string
}

const toastEntrySaved = toastSaved<ProgressValues, NewEntryResult>(progressCollection)

export async function clientAction(sent: Route.ClientActionArgs) {
  const pictures = selected
  const result = await toastEntrySaved(sent)
  const added = 'added' in result ? result.added : undefined
  if (!added) return result
  const { search } = new URL(sent.request.url)
  try {
    // One by one, because the order of arrival is that of the pictures.
    for (const picture of pictures)
      await uploadFile(
        picture,
        { uploader: 'progressPicture', entryId: added },
        { id: newId(), signal: sent.request.signal },
      )
    return redirect(returnTo(progressCollection().list, search))
  } catch (thrown) {
    showUploadError('progressPicture', thrown)
    return redirect(href('/admin/progress/:id', { id: added }) + search)
  }
}

export default function NewProgressEntry({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return (
    <NewRecord collection={progressCollection} id={id} refused={actionData}>
      <NewPictures />
    </NewRecord>
  )
}
