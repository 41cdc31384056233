import { href } from 'react-router'
import { findApartmentWithNotes } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { type ApartmentValues, newApartment } from '../../../domain/apartment/apartment.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { apartmentFormText as text } from '../../text/office/apartment-form.ts'
import { errors } from '../../text/office/errors.ts'
import { formRecord } from '../form/form-record.ts'
import { keepTyped, unlessFailed } from '../form/keep-typed.ts'
import type { RefusedSave } from '../form/record-form.tsx'
import { PublicLink } from '../frame/public-link.tsx'
import { editRecord } from '../record/answer-record.ts'
import { EditRecord, ScreenProblem, tellSaved } from '../record/record-screen.tsx'
import { requireRecord } from '../record/require-record.ts'
import type { Route } from './+types/edit'
import { apartmentRecords } from './apartment-records.ts'
import { apartmentScreen } from './apartment-screen.ts'
import { BrochurePanel } from './brochure-panel.tsx'
import { PhotoPanel } from './photo-panel.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments')
  const apartment = requireRecord(await findApartmentWithNotes(db, params.id))
  const { number, images, mainImage, brochureUrl } = apartment
  const photos = { images, mainImage, pictures: await knownPictures.find(images) }
  return { versions, record: formRecord(apartment, newApartment), number, brochureUrl, photos }
}

export const action = editRecord(apartmentRecords)

export const clientLoader = keepTyped<Awaited<ReturnType<typeof loader>>>(errors.load.apartments)

export const shouldRevalidate = unlessFailed

export const clientAction = tellSaved<RefusedSave<ApartmentValues>>(apartmentScreen.words)

export default function EditApartment({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, number, brochureUrl, photos } = loaderData
  useLive(versions)
  return (
    <EditRecord
      screen={apartmentScreen}
      record={record}
      refused={actionData}
      title={text.title(number)}
      name={text.name(number)}
      address={href('/admin/apartments/:id', { id })}
      action={<PublicLink to={href('/apartments/:id', { id })} />}
      aside={
        <>
          <PhotoPanel apartmentId={id} {...photos} />
          <BrochurePanel apartmentId={id} brochureUrl={brochureUrl} />
        </>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenProblem error={error} screen={apartmentScreen} />
}
