import { useRevalidator } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listMediaFiles } from '../../../backend/data/media-files.ts'
import { findPictures } from '../../../backend/data/pictures.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { mediaText } from '../../text/media.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/route'
import { MediaList } from './media-list.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'media')
  const files = await listMediaFiles(db)
  return {
    versions,
    files,
    pictures: await findPictures(
      db,
      files.map(({ url }) => url),
    ),
  }
}

export default function Media({ loaderData: { versions, files, pictures } }: Route.ComponentProps) {
  useLive(versions)
  const { revalidate } = useRevalidator()
  return (
    <Screen title={adminText.screens.media}>
      <DropZone target={{ uploader: 'media' }} onUploaded={() => revalidate()} />
      <p aria-live="polite" className="mt-6 mb-3 font-semibold text-sea-800">
        {mediaText.count(files.length)}
      </p>
      {files.length > 0 ? (
        <MediaList files={files} pictures={pictures} onDeleted={() => revalidate()} />
      ) : (
        <p>{mediaText.empty}</p>
      )}
    </Screen>
  )
}

export function ErrorBoundary() {
  return (
    <Screen title={adminText.screens.media}>
      <ErrorPanel message={errors.load.media} />
    </Screen>
  )
}
