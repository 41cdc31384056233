import { href } from 'react-router'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { apartmentFormText as text } from '../../text/office/apartment-form.ts'
import { errors } from '../../text/office/errors.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { unlessFailed } from '../form/read-again.ts'
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
  const { saved, ...opened } = await requireRecord(apartmentRecords, { params, context })
  const { number, images, mainImage, brochureUrl } = saved
  const pictures = await context.get(backendContext).knownPictures.find(images)
  return { ...opened, number, brochureUrl, photos: { images, mainImage, pictures } }
}

export const action = editRecord(apartmentRecords)
export const clientLoader = keepTyped<typeof loader>(errors.load.apartments)
export const shouldRevalidate = unlessFailed
export const clientAction = tellSaved(apartmentScreen)

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
      url={href('/admin/apartments/:id', { id })}
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
