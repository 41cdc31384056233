import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { moveApartmentImage, setApartmentMainImage } from '../../../backend/data/apartments.ts'
import { removeApartmentImage } from '../../../backend/removal/remove-with-files.ts'
import { backendContext } from '../../context.ts'
import { officeForm, readForm } from '../../forms/read-form.ts'
import { logMessages } from '../../text/log-messages.ts'
import { errors } from '../../text/office/errors.ts'
import { photosText } from '../../text/office/photos.ts'
import { answerFault, answerRefusal } from '../form/answer-save.ts'
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
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const read = await readForm({ request, context }, { schema: changeSchema, largest: officeForm })
  if ('refusal' in read) return answerRefusal(read.refusal, errors.saveApartment)
  const parsed = changeSchema.safeParse(Object.fromEntries(read.form))
  if (!parsed.success)
    return data({ error: errors.saveApartment, detail: errors.invalidInput }, { status: 400 })
  const backend = context.get(backendContext)
  const change = parsed.data
  try {
    if (change.change === 'delete') await removeApartmentImage(backend, id, change.url)
    else if (change.change === 'main') await setApartmentMainImage(backend.db, id, change.url)
    else await moveApartmentImage(backend.db, id, change.url, change.by)
    return null
  } catch (thrown) {
    return answerFault(thrown, faults[change.change], context, { logged: logged[change.change] })
  }
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
