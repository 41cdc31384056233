import { href, useLocation } from 'react-router'
import { findApartmentWithNotes, updateApartment } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { removeApartment } from '../../../backend/uploads/remove-with-files.ts'
import { newApartment } from '../../../domain/apartment.ts'
import { type ApartmentValues, apartmentSchema } from '../../../domain/apartment-schema.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { apartmentFormText as text } from '../../text/apartment-form.ts'
import { errors } from '../../text/errors.ts'
import { answerDelete } from '../form/answer-delete.ts'
import { answerSave } from '../form/answer-save.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { keepTyped, unlessFailed } from '../form/keep-typed.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { RecordProblem } from '../form/record-problem.tsx'
import { requireRecord } from '../form/require-record.ts'
import { formRecord } from '../form/saved-record.ts'
import { tellResult } from '../form/tell-result.ts'
import { PublicLink } from '../public-link.tsx'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/edit'
import { ApartmentFields } from './apartment-fields.tsx'
import { BrochurePanel } from './brochure-panel.tsx'
import { describeApartment } from './describe-apartment.ts'
import { PhotoPanel } from './photo-panel.tsx'

const list = href('/admin/apartments')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments')
  const apartment = requireRecord(await findApartmentWithNotes(db, params.id))
  const { number, images, mainImage, brochureUrl } = apartment
  const pictures = await knownPictures.find(images)
  return {
    versions,
    record: formRecord(apartment, newApartment),
    number,
    images,
    mainImage,
    brochureUrl,
    pictures,
  }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const next = list + new URL(request.url).search
  if (request.method === 'DELETE') {
    return answerDelete(context, {
      failed: errors.deleteApartment,
      remove: () => removeApartment(context.get(backendContext), id),
      next,
    })
  }
  return answerSave(
    { request, context },
    {
      schema: apartmentSchema,
      failed: errors.saveApartment,
      save: (values, { revision }) => updateApartment(db, id, revision, values),
      findNow: async () => formRecord(await findApartmentWithNotes(db, id), newApartment),
      next,
    },
  )
}

export const clientLoader = keepTyped<Awaited<ReturnType<typeof loader>>>(errors.load.apartments)

export const shouldRevalidate = unlessFailed

export const clientAction = tellResult<RefusedSave<ApartmentValues>>(({ method }) =>
  method === 'DELETE'
    ? { done: adminText.deleted.apartment, failed: errors.deleteApartment }
    : { done: adminText.saved.apartment, failed: errors.saveApartment },
)

export default function EditApartment({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { search } = useLocation()
  const { versions: _, record, number, brochureUrl, ...photos } = loaderData
  return (
    <Screen title={text.title(number)} action={<PublicLink to={href('/apartments/:id', { id })} />}>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-4">
          <RecordForm
            schema={apartmentSchema}
            record={record}
            refused={actionData}
            describe={describeApartment}
            list={list + search}
            more={
              <DeleteButton
                to={href('/admin/apartments/:id', { id })}
                name={text.name(number)}
                warning={text.deleteWarning}
              />
            }
          >
            {ApartmentFields}
          </RecordForm>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <PhotoPanel apartmentId={id} {...photos} />
          <BrochurePanel apartmentId={id} brochureUrl={brochureUrl} />
        </div>
      </div>
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      title={adminText.editApartment}
      gone={adminText.gone.apartment}
      failed={errors.load.apartments}
      list={list}
    />
  )
}
