import { href, redirect } from 'react-router'
import { z } from 'zod'
import { moveApartmentImage, setApartmentMainImage } from '../../../backend/data/apartments.ts'
import { removeApartmentImage } from '../../../backend/removal/remove-with-files.ts'
import { backendContext } from '../../context.ts'
import { logMessages } from '../../text/log-messages.ts'
import { errors } from '../../text/office/errors.ts'
import { photosText } from '../../text/office/photos.ts'
import { answerForm } from '../form/answer-form.ts'
import { tellResult } from '../form/tell-result.ts'
import type { Route } from './+types/photos'

const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('main'), url: z.string().min(1) }),
  z.object({
    change: z.literal('move'),
    url: z.string().min(1),
    by: z.coerce.number().int().min(-100).max(100),
  }),
  z.object({ change: z.literal('delete'), url: z.string().min(1) }),
])

/** An apartment's photos: which one is the main one, in which order they come, and which one goes. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  return answerForm(
    { request, context },
    {
      schema: changeSchema,
      failed: errors.saveApartment,
      invalid: errors.invalidInput,
      words: ({ change }) => ({ failed: faults[change], logged: logged[change] }),
      run: async (photo) => {
        if (photo.change === 'delete') await removeApartmentImage(backend, id, photo.url)
        else if (photo.change === 'main') await setApartmentMainImage(backend.db, id, photo.url)
        else await moveApartmentImage(backend.db, id, photo.url, photo.by)
        return null
      },
    },
  )
}

const faults = { main: errors.setMainPhoto, move: errors.saveApartment, delete: errors.deletePhoto }

const logged = {
  main: logMessages.setMainImage,
  move: errors.saveApartment,
  delete: logMessages.deleteImage,
}

export const clientAction = tellResult(async (request) => {
  const change = (await request.clone().formData()).get('change') as keyof typeof faults
  return { failed: faults[change], ...(change === 'delete' && { done: photosText.deleted }) }
})

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/apartments/:id', params))
}
