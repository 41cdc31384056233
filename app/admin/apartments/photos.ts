import { href, redirect } from 'react-router'
import { z } from 'zod'
import { orderApartmentImages, setApartmentMainImage } from '../../../backend/data/apartments.ts'
import { addMediaToApartment, OtherType } from '../../../backend/data/photo-sets.ts'
import type { Backend } from '../../../backend/open.ts'
import { copyApartmentPhotos, removeApartmentImage } from '../../../backend/removal/remove-with-files.ts'
import { choice } from '../../../domain/lists/query.ts'
import { photosText as text } from '../../../text/admin/apartments.ts'
import { errors } from '../../../text/admin/errors.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { backendContext } from '../../context.ts'
import { countList, listField, recordList } from '../../forms/list-field.ts'
import { adminFormLimit } from '../../forms/read-form.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/photos'

const url = z.string().min(1)
const most = 500

const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('main'), url }),
  z.object({ change: z.literal('order'), urls: listField(url, most) }),
  z.object({ change: z.literal('delete'), url }),
  z.object({ change: z.literal('pick'), ids: listField(z.string().min(1).max(64), most) }),
  z.object({ change: z.literal('copy'), apartments: recordList(most), way: z.enum(['add', 'replace']) }),
])
const photoChanges = ['main', 'order', 'delete', 'pick', 'copy'] as const
type PhotoChange = z.infer<typeof changeSchema>

/** Changes an apartment's photos: main photo, order, deletion, photos from the media library, copies to other apartments. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const run = async (photo: PhotoChange) => {
    await applyPhotoChange(backend, id, photo)
    return null
  }
  return formAction(
    { request, context },
    {
      schema: changeSchema,
      failed: errors.saveApartment,
      invalid: errors.invalidInput,
      maxCharacters: adminFormLimit,
      messages: ({ change }) => ({ failed: faults[change], logged: logged[change], ...ownMessages[change] }),
      run,
    },
  )
}

function applyPhotoChange(backend: Backend, id: string, photo: PhotoChange): Promise<unknown> {
  switch (photo.change) {
    case 'main':
      return setApartmentMainImage(backend.db, id, photo.url)
    case 'order':
      return orderApartmentImages(backend.db, id, photo.urls)
    case 'delete':
      return removeApartmentImage(backend, id, photo.url)
    case 'pick':
      return addMediaToApartment(backend.db, id, photo.ids)
    case 'copy':
      return copyApartmentPhotos(backend, id, photo)
  }
}

const faults = { main: errors.setMainPhoto, delete: errors.deletePhoto, ...text.failed }

const logged = {
  ...text.failed,
  main: logMessages.setMainImage,
  delete: logMessages.deleteImage,
  pick: logMessages.files.apartmentPhoto.add,
}

const changed = { error: text.failed.copy, detail: text.changedMeanwhile }
const otherType = { error: text.failed.copy, detail: text.otherType }
const ownMessages = {
  main: {},
  order: {},
  delete: {},
  pick: { gone: { error: text.failed.pick, detail: text.goneFromMedia } },
  copy: {
    gone: changed,
    stale: changed,
    refused: (thrown: unknown) => (thrown instanceof OtherType ? otherType : undefined),
  },
}

export const clientAction = toastResult(async (request) => {
  const form = await request.clone().formData()
  const change = choice(photoChanges, String(form.get('change'))) ?? 'order'
  const done = {
    delete: text.deleted,
    pick: text.added,
    copy: text.copy.done(countList(form.get('apartments'))),
    main: '',
    order: '',
  }
  return { failed: faults[change], done: done[change] }
})

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/apartments/:id', params))
}
