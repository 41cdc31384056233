import { findStoredImages } from '../../backend/data/files/stored-images.ts'
import type { StoredFile } from '../../backend/files/file-store.ts'
import { type TimeoutBudget, visitorTimeout } from '../../backend/files/timeout-budget.ts'
import type { Original } from '../../backend/images/derived-images.ts'
import { isUnavailable } from '../../backend/is-unavailable.ts'
import type { Backend } from '../../backend/open.ts'
import { parseImageWidth } from '../../domain/files/stored-image.ts'
import { isFromUpload, isServedPath, locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import { backendContext } from '../context.ts'
import type { Route } from './+types/files'
import { imageFormat } from './image-format.ts'
import { notFoundResponse } from './not-found-response.ts'
import { type Sendable, sendFile } from './send-file.ts'

/** Nothing that somebody uploaded may run, load or navigate anything. */
const nothingRuns = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A request, and for how long it waits for the store. */
interface Asked {
  request: Request
  backend: Backend
  timeout: TimeoutBudget
}

/** Stored files under their paths; images also in the fixed widths, with ?w=. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked: Asked = { request, backend: context.get(backendContext), timeout: visitorTimeout() }
  const path = params['*']
  if (!isServedPath(path)) return notFoundResponse()
  const width = new URL(request.url).searchParams.get('w')
  if (width === null) return sendAsItIs(asked, path)
  const known = await findUnchanging(asked.backend, path)
  if (known) return sendImage(asked, known, width)
  const file = await asked.backend.files.head(path, asked.timeout)
  if (!file || !isImage(file)) return notFoundResponse()
  return moves(file) ? sendOriginal(asked, file) : sendImage(asked, file, width)
}

function sendOriginal(asked: Asked, file: StoredFile) {
  const headers: Record<string, string> = { 'Content-Security-Policy': nothingRuns, ...caching(file) }
  // A document is for the visitor's own viewer: shown in the browser, it would open as a page of this site.
  if (!isImage(file)) headers['Content-Disposition'] = `attachment; filename="${nameOf(file)}"`
  return sendFile(asked.request, original(asked, file), headers)
}

async function sendAsItIs(asked: Asked, path: string) {
  const file = await asked.backend.files.head(path, asked.timeout)
  return file ? sendOriginal(asked, file) : notFoundResponse()
}

/**
 * An image that came by an upload is as it was for as long as the database knows it: its smaller sizes are sent
 * without a question to the store, which may be far away. While the database is unavailable, the store is asked.
 */
async function findUnchanging({ db }: Backend, path: string): Promise<Original | undefined> {
  if (!isFromUpload(path) || path.endsWith('.gif')) return undefined
  const url = storedUrl(path)
  const known = await findStoredImages(db, [url]).catch(() => undefined)
  return known?.[url] && { path }
}

async function sendImage(asked: Asked, file: Original, text: string) {
  const { request, backend, timeout } = asked
  const width = parseImageWidth(text)
  if (!width) return notFoundResponse()
  const format = imageFormat(request.headers.get('Accept'))
  // One that was laid there by hand may be no image at all: it is sent as it is, or is gone.
  const image = await backend.images.find(file, width, format, timeout).catch((error) => {
    if (isUnavailable(error)) throw error
  })
  if (!image) return sendAsItIs(asked, file.path)
  const headers = { 'Content-Security-Policy': nothingRuns, Vary: 'Accept', ...caching(file) }
  return sendFile(request, image, headers)
}

function original({ backend: { files }, timeout }: Asked, file: StoredFile): Sendable {
  return {
    ...file,
    open: async (range) => (await files.get(file.path, range, timeout))?.body,
  }
}

function isImage({ contentType }: StoredFile): boolean {
  return contentType.startsWith('image/')
}

/** All other paths carry the moment of their upload: what is there stays the same. */
function caching({ path }: Original): Record<string, string> {
  return path === locationImagePath ? { 'Cache-Control': 'no-cache' } : {}
}

/** A smaller size would be a still: moving images come as they are. */
function moves({ contentType }: StoredFile): boolean {
  return contentType === 'image/gif'
}

function nameOf({ path, metadata }: StoredFile): string {
  return metadata.name ?? path.split('/').at(-1) ?? 'file'
}
