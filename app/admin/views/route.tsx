import { href, useNavigate, useRevalidator } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listPanoramas } from '../../../backend/data/panoramas.ts'
import { maxPanoramas } from '../../../domain/panorama/panorama.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { panoramaName } from '../../../text/admin/panorama-name.ts'
import { panoramasText as text } from '../../../text/admin/views.ts'
import { useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { HistoryLink } from '../frame/screen-links.tsx'
import type { Route } from './+types/route'
import { homesByPanorama } from './homes-by-panorama.ts'
import { PanoramaForm } from './panorama-form.tsx'
import { PanoramaHomes } from './panorama-homes.tsx'
import { PanoramaImages } from './panorama-images.tsx'
import { newPanorama, PanoramaTabs } from './panorama-tabs.tsx'

/** The URL names a panorama by its id. An unknown id shows the first one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('panorama')
  const { db, knownImages } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'panoramas')
  const [panoramas, apartments] = await Promise.all([
    listPanoramas(db),
    listApartmentItems(db, { drafts: 'with' }),
  ])
  const isNew = asked === newPanorama && panoramas.length < maxPanoramas
  const shown = isNew ? undefined : (panoramas.find(({ id }) => id === asked) ?? panoramas[0])
  const homes = homesByPanorama(panoramas, apartments)
  return {
    versions,
    panoramas: panoramas.map(({ id, entrance, firstFloor, lastFloor, centreAzimuth }) => ({
      ...{ id, entrance, firstFloor, lastFloor },
      isOriented: centreAzimuth !== null,
      homes: homes.get(id)?.length ?? 0,
    })),
    shown: shown && {
      panorama: shown,
      images: await knownImages.find([shown.dayImage, shown.duskImage]),
      homes: homes.get(shown.id) ?? [],
    },
    newId: crypto.randomUUID(),
  }
}

export const clientLoader = keepTyped<typeof loader>(errors.load.panoramas)

export const shouldRevalidate = revalidateAlsoWhenStale

export default function Panoramas({ loaderData }: Route.ComponentProps) {
  const { versions, panoramas, shown, newId } = loaderData
  useLive(versions)
  const building = useBuilding()
  return (
    <Screen
      title={adminText.screens.views}
      action={
        shown && (
          <div className="flex flex-wrap gap-3">
            <HistoryLink collection="panoramas" record={shown.panorama.id} />
            <DeleteButton
              to={href('/admin/views/:id', { id: shown.panorama.id })}
              name={text.deleteName(panoramaName(building, shown.panorama))}
              restorable
            />
          </div>
        )
      }
    >
      <p className="mb-4 max-w-4xl text-sea-800">{text.about}</p>
      <PanoramaTabs panoramas={panoramas} current={shown?.panorama.id ?? newPanorama} />
      {shown ? (
        <div className="mt-4 grid gap-4">
          <PanoramaForm key={keyOf(shown.panorama)} {...shown} />
          <PanoramaImages {...shown} />
          <PanoramaHomes homes={shown.homes} isOriented={shown.panorama.centreAzimuth !== null} />
        </div>
      ) : (
        <NewPanorama key={newId} id={newId} isFirst={panoramas.length === 0} />
      )}
    </Screen>
  )
}

/** The form begins anew when somebody else has saved other values, and keeps what is typed when a picture arrives. */
function keyOf({ id, entrance, firstFloor, lastFloor, centreAzimuth }: ShownPanorama): string {
  return [id, entrance, firstFloor, lastFloor, centreAzimuth].join(' ')
}

type ShownPanorama = NonNullable<Route.ComponentProps['loaderData']['shown']>['panorama']

function NewPanorama({ id, isFirst }: { id: string; isFirst: boolean }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const open = async () => {
    await revalidate()
    navigate(`?panorama=${id}`, { replace: true })
  }
  return (
    <div className="mt-4 grid gap-4">
      {isFirst && <EmptyState {...text.none} />}
      <FormSection title={text.new}>
        <DropZone
          target={{ uploader: 'panorama', panoramaId: id, light: 'day' }}
          label={text.chooseDay}
          onUploaded={open}
        />
        <p className="text-sm text-sea-800">{text.proportions}</p>
      </FormSection>
    </div>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.views} message={errors.load.panoramas} />
}
