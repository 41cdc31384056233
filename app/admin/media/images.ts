import { findMediaPage } from '../../../backend/data/files/media-files.ts'
import { parsePage } from '../../../domain/lists/page.ts'
import { errors } from '../../../text/admin/errors.ts'
import { backendContext } from '../../context.ts'
import { namedLoader } from '../form/form-action.ts'
import type { Route } from './+types/images'
import { orNull } from './not-loaded.tsx'
import { parseMediaSearch } from './parse-media-search.ts'

/** The page size of the dialog; the media screen shows more. */
const inDialog = 24

/** Returns a page of the library's images that match the search, for the picker of an apartment's photos. */
export const loader = namedLoader(errors.load.media, async ({ request, context }: Route.LoaderArgs) => {
  const { db, knownImages } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  const wanted = { page: parsePage(query), size: inDialog, search: parseMediaSearch(query), photosOnly: true }
  const { files, page, total } = await findMediaPage(db, wanted)
  const storedImages = await knownImages.find(files.map(({ url }) => url))
  return {
    files: files.map(({ id, name, url }) => ({ id, name, url })),
    storedImages,
    page,
    total,
    size: inDialog,
  }
})

export const clientLoader = orNull<typeof loader>(errors.load.media)
