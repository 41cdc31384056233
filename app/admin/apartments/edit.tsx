import { Download, Eye, FileText } from 'lucide-react'
import { href, Link, redirect, useLocation, useRevalidator } from 'react-router'
import { countAlertsBySubject } from '../../../backend/data/alerts/alerts.ts'
import { findActiveReservation } from '../../../backend/data/reservations/queries.ts'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { entranceLetter } from '../../../domain/building/building.ts'
import { neighboursIn } from '../../../domain/lists/neighbours.ts'
import { apartmentViewText } from '../../../text/admin/apartment-view.ts'
import { apartmentRowText, brochureText, apartmentFormText as text } from '../../../text/admin/apartments.ts'
import { errors } from '../../../text/admin/errors.ts'
import { loadBuilding, useBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { rowAction } from '../../ui/row-action-styles.ts'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { StoredFileDelete } from '../delete/stored-file-delete.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { HistoryLink, PublicLink } from '../frame/screen-links.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { EditRecord, type Neighbour, RecordError, toastSaved } from '../record/record-screen.tsx'
import { describeStandingDeal } from '../reservations/describe-standing-deal.server.ts'
import { ReserveLink } from '../reservations/reserve-link.tsx'
import { StandingDeal } from '../reservations/standing-deal.tsx'
import { readTranslations } from '../translations/read-translations.ts'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/edit'
import { listAdminApartments } from './admin-list.ts'
import { apartmentCollection } from './apartment-collection.ts'
import { apartmentFormCollection } from './apartment-form.server.ts'
import { loadKnownFeatures } from './load-known-features.ts'
import { PhotoPanel } from './photos/photo-panel.tsx'
import { WaitingCount } from './waiting-count.tsx'

const messages = {
  done: brochureText.deleted,
  failed: errors.deleteBrochure,
  detail: brochureText.deleteFailed,
}

interface BrochurePanelProps {
  apartmentId: string
  brochureUrl: string | null
  /** The card for printing is a public page, so that a draft has none. */
  isDraft: boolean
}

function BrochurePanel({ apartmentId, brochureUrl, isDraft }: BrochurePanelProps) {
  const { revalidate } = useRevalidator()
  const target = { uploader: 'brochure', apartmentId } as const
  return (
    <FormSection title={brochureText.title}>
      {brochureUrl ? (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <a href={brochureUrl} download className={rowAction.plain}>
            <Download className="size-5" aria-hidden="true" />
            {brochureText.download}
          </a>
          <StoredFileDelete
            target={target}
            url={brochureUrl}
            name={brochureText.name}
            messages={messages}
            onDeleted={revalidate}
          />
        </p>
      ) : (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm text-sea-700">{brochureText.none}</span>
          {!isDraft && (
            <a
              href={href('/:lang?/apartments/:id/card.pdf', { id: apartmentId })}
              target="_blank"
              rel="noreferrer"
              className={rowAction.plain}
            >
              <FileText className="size-5" aria-hidden="true" />
              {brochureText.card}
            </a>
          )}
        </p>
      )}
      <DropZone
        target={target}
        {...(brochureUrl && { label: brochureText.replace })}
        onUploaded={() => revalidate()}
      />
    </FormSection>
  )
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  // Agents, who change nothing here, read a page instead of a form.
  if (context.get(userContext).role !== 'admin')
    throw redirect(href('/admin/apartments/:id/view', params) + new URL(request.url).search)
  const { saved, ...opened } = await requireRecord(apartmentFormCollection, { params, context })
  const { number, images, mainImage, brochureUrl } = saved
  const { db, knownImages } = context.get(backendContext)
  const storedImages = await knownImages.find(images)
  const { previous, next } = neighboursIn(
    await listAdminApartments(await loadBuilding(context), db, new URL(request.url).searchParams),
    params.id,
  )
  const neighbours = { previous: previous && toNeighbour(previous), next: next && toNeighbour(next) }
  const active = await findActiveReservation(db, params.id)
  const activeReservation = active && { id: active.id, state: active.state }
  const deal = await describeStandingDeal(db, active)
  return {
    ...opened,
    number,
    brochureUrl,
    neighbours,
    activeReservation,
    deal,
    waiting: (await countAlertsBySubject(db, [params.id])).get(params.id) ?? 0,
    photos: { images, mainImage, storedImages },
    knownFeatures: await loadKnownFeatures(db),
    translations: await readTranslations(db, { place: 'apartments', recordId: params.id }),
  }
}

function toNeighbour({ id, number }: Pick<Apartment, 'id' | 'number'>): Neighbour {
  return { id, url: href('/admin/apartments/:id', { id }), name: text.title(number) }
}

export const action = editRecord(apartmentFormCollection)
export const clientLoader = keepTyped<typeof loader>(errors.load.apartments)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(apartmentCollection)

export default function EditApartment({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const {
    versions,
    record,
    number,
    brochureUrl,
    neighbours,
    activeReservation,
    deal,
    waiting,
    photos,
    translations,
  } = loaderData
  const name = apartmentRowText.name(number, entranceLetter(useBuilding(), record.values.entrance))
  const { isDraft } = record.values
  const { search } = useLocation()
  useLive(versions)
  return (
    <EditRecord
      collection={apartmentCollection}
      record={record}
      refused={actionData}
      title={text.title(number)}
      name={name}
      url={href('/admin/apartments/:id', { id })}
      id={id}
      neighbours={neighbours}
      translations={translations}
      above={deal && <StandingDeal deal={deal} />}
      action={
        <>
          <WaitingCount count={waiting} />
          <ReserveLink
            apartment={{ id, status: record.values.status, isDraft }}
            {...{ name, activeReservation }}
            className={button({ kind: 'secondary' })}
          />
          <Link
            to={href('/admin/apartments/:id/view', { id }) + search}
            className={button({ kind: 'secondary' })}
          >
            <Eye className="size-5" aria-hidden="true" />
            {apartmentViewText.view}
          </Link>
          <HistoryLink collection="apartments" record={id} />
          {!isDraft && <PublicLink to={href('/:lang?/apartments/:id', { id })} />}
        </>
      }
      aside={
        <>
          <TranslationsLine progress={translations.progress} record={id} />
          <PhotoPanel apartmentId={id} {...photos} />
          <BrochurePanel apartmentId={id} brochureUrl={brochureUrl} isDraft={isDraft} />
        </>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={apartmentCollection} />
}
