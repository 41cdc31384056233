import { findStoredImages } from '../../backend/data/files/stored-images.ts'
import type { StoredFile } from '../../backend/files/file-store.ts'
import { type TimeoutBudget, visitorTimeout } from '../../backend/files/timeout-budget.ts'
import type { Original } from '../../backend/images/derived-images.ts'
import { isUnavailable } from '../../backend/is-unavailable.ts'
import type { Backend } from '../../backend/open.ts'
import { type ImageWidth, parseImageWidth } from '../../domain/files/stored-image.ts'
import {
  isFromUpload,
  isPanoramaPath,
  isServedPath,
  locationImagePath,
  storedUrl,
} from '../../domain/files/stored-path.ts'
import { parseSlice, parseSliceWidth, type SliceWidth } from '../../domain/panorama/picture-slice.ts'
import { backendContext } from '../context.ts'
import { pathBelow, urls } from '../urls.ts'
import type { Route } from './+types/files'
import { contentDisposition } from './content-disposition.ts'
import { notFoundResponse } from './plain-response.ts'
import { imageFormat, type Sendable, sendFile } from './send-file.ts'

/** The Content-Security-Policy of uploaded files: they must not run scripts, load anything or navigate. */
const nothingRuns = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface FileRequest {
  request: Request
  backend: Backend
  timeout: TimeoutBudget
}

/**
 * Stored files by their paths; images also in fixed widths, with `?w=`, and of panoramas slices in fixed widths, with
 * `?slice=`.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const fileRequest: FileRequest = {
    request,
    backend: context.get(backendContext),
    timeout: visitorTimeout(),
  }
  const path = pathBelow(urls.files, request)
  if (!isServedPath(path)) return notFoundResponse()
  const query = new URL(request.url).searchParams
  const width = query.get('w')
  const slice = query.get('slice')
  if (slice !== null) return sendSlice(fileRequest, path, slice, width ?? '')
  if (width === null) return sendAsItIs(fileRequest, path)
  const known = await findUnchanging(fileRequest.backend, path)
  if (known) return sendImage(fileRequest, known, width)
  const file = await fileRequest.backend.files.head(path, fileRequest.timeout)
  if (!file || !isImage(file)) return notFoundResponse()
  return moves(file) ? sendOriginal(fileRequest, file) : sendImage(fileRequest, file, width)
}

/** Only panoramas have slices, and only those of known places and widths. Their files never change. */
async function sendSlice(fileRequest: FileRequest, path: string, text: string, widthText: string) {
  const slice = parseSlice(text)
  const width = parseSliceWidth(widthText)
  if (!slice || !width || !isPanoramaPath(path) || !isFromUpload(path)) return notFoundResponse()
  return sendDerived(fileRequest, { path, slice }, width)
}

function sendOriginal(fileRequest: FileRequest, file: StoredFile) {
  const headers: Record<string, string> = { 'Content-Security-Policy': nothingRuns, ...caching(file) }
  // Documents are downloaded, because the browser would show them as pages of this site.
  if (!isImage(file)) headers['Content-Disposition'] = contentDisposition('attachment', nameOf(file))
  return sendFile(fileRequest.request, original(fileRequest, file), headers)
}

async function sendAsItIs(fileRequest: FileRequest, path: string) {
  const file = await fileRequest.backend.files.head(path, fileRequest.timeout)
  return file ? sendOriginal(fileRequest, file) : notFoundResponse()
}

/**
 * The path of an uploaded image if the database knows it. Its content never changes, so resized images of it
 * are sent without a request to the store, which may be slow. If the database is unavailable, the result is
 * undefined and the store is read.
 */
async function findUnchanging({ db }: Backend, path: string): Promise<Original | undefined> {
  if (!isFromUpload(path) || path.endsWith('.gif')) return undefined
  const url = storedUrl(path)
  const known = await findStoredImages(db, [url]).catch(() => undefined)
  return known?.[url] && { path }
}

async function sendImage(fileRequest: FileRequest, file: Original, text: string) {
  const width = parseImageWidth(text)
  return width ? sendDerived(fileRequest, file, width) : notFoundResponse()
}

async function sendDerived(fileRequest: FileRequest, file: Original, width: ImageWidth | SliceWidth) {
  const { request, backend, timeout } = fileRequest
  const format = imageFormat(request.headers.get('Accept'))
  // A file that was copied into the store by hand may be no image; it is sent as it is.
  const image = await backend.images.find(file, width, format, timeout).catch((error) => {
    if (isUnavailable(error)) throw error
  })
  if (!image) return file.slice ? notFoundResponse() : sendAsItIs(fileRequest, file.path)
  const headers = { 'Content-Security-Policy': nothingRuns, Vary: 'Accept', ...caching(file) }
  return sendFile(request, image, headers)
}

function original({ backend: { files }, timeout }: FileRequest, file: StoredFile): Sendable {
  return {
    ...file,
    open: async (range) => (await files.get(file.path, range, timeout))?.body,
  }
}

function isImage({ contentType }: StoredFile): boolean {
  return contentType.startsWith('image/')
}

/**
 * The `Cache-Control` of the location image, the only file that can be replaced under its path. All other paths
 * contain the time of upload, and their files never change.
 */
function caching({ path }: Original): Record<string, string> {
  return path === locationImagePath ? { 'Cache-Control': 'no-cache' } : {}
}

/** Whether the image may be animated. GIFs are not resized, because resizing would lose the animation. */
function moves({ contentType }: StoredFile): boolean {
  return contentType === 'image/gif'
}

function nameOf({ path, metadata }: StoredFile): string {
  return metadata.name ?? path.split('/').at(-1) ?? 'file'
}
