import { ImageOff } from 'lucide-react'
import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listProgressEntries } from '../../../backend/data/progress-entries.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { ProgressEntry } from '../../../domain/progress/progress-entry.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { progressFormText as text } from '../../../text/admin/progress.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { Image } from '../../ui/image.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { EmptyList, ListActions } from '../frame/list-frame.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { PublicLink } from '../frame/screen-links.tsx'
import { RowFocus } from '../record/row-focus.tsx'
import type { Route } from './+types/route'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, knownImages } = context.get(backendContext)
  const versions = await versionsOf(db, 'progressEntries')
  const entries = await listProgressEntries(db)
  const storedImages = await knownImages.find(entries.map(({ images: [first] }) => first ?? null))
  return { versions, entries, storedImages }
}

export default function ProgressScreen({
  loaderData: { versions, entries, storedImages },
}: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen
      title={adminText.screens.progress}
      action={
        <ListActions collection="progressEntries" add={href('/admin/progress/new')}>
          <PublicLink to={href('/:lang?/progress', {})} />
        </ListActions>
      }
    >
      {entries.length === 0 && <EmptyList {...text.none} />}
      <RowFocus rows={entries}>
        <ul className="grid gap-3">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} image={storedImages[entry.images[0] ?? '']} />
          ))}
        </ul>
      </RowFocus>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.progress} message={errors.load.progress} />
}

function EntryRow({
  entry: { id, date, stage, text: line, images, isSameCamera },
  image,
}: {
  entry: ProgressEntry
  image: StoredImage | undefined
}) {
  const url = href('/admin/progress/:id', { id })
  const name = text.name(formatDate(date))
  const facts = [
    text.stages[stage],
    images.length === 0 ? text.noPictures : text.count(images.length),
    ...(isSameCamera ? [text.onCamera] : []),
  ]
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-4 rounded-card bg-white p-3 shadow-card">
      {image ? (
        <Image image={image} alt="" sizes="160px" fit="cover" className="aspect-3/2 w-32 rounded-lg" />
      ) : (
        <span className="grid aspect-3/2 w-32 place-items-center rounded-lg bg-sand-100 text-sea-700">
          <ImageOff className="size-6" aria-hidden="true" />
        </span>
      )}
      <div className="min-w-[min(100%,12rem)] flex-1">
        <h2 className="text-lg">
          <time dateTime={date}>{formatDate(date)}</time>
        </h2>
        <p className="text-sm text-sea-700">{facts.join(' · ')}</p>
        <p className="mt-1 line-clamp-2 wrap-anywhere text-sea-900">{line}</p>
      </div>
      <div className="flex">
        <EditLink to={url} name={name} />
        <DeleteButton to={url} name={name} warning={text.deleteWarning} restorable compact />
      </div>
    </li>
  )
}
