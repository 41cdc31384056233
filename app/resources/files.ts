import { findPictures } from '../../backend/data/pictures.ts'
import type { StoredFile } from '../../backend/files/file-store.ts'
import type { Backend } from '../../backend/open.ts'
import type { Original } from '../../backend/pictures/derived-pictures.ts'
import { parsePictureWidth } from '../../domain/files/picture.ts'
import { isFromUpload, isServedPath, locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import { backendContext } from '../context.ts'
import type { Route } from './+types/files'
import { pictureFormat } from './picture-format.ts'
import { type Sendable, sendFile } from './send-file.ts'

/** Nothing that somebody uploaded may run, load or navigate anything. */
const nothingRuns = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Stored files under their paths; pictures also in the fixed widths, with ?w=. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const path = params['*']
  if (!isServedPath(path)) return notFound()
  const width = new URL(request.url).searchParams.get('w')
  if (width === null) return sendAsItIs(request, backend, path)
  const known = await findUnchanging(backend, path)
  if (known) return sendPicture(request, backend, known, width)
  const file = await backend.files.head(path)
  if (!file || !isPicture(file)) return notFound()
  return moves(file) ? sendOriginal(request, backend, file) : sendPicture(request, backend, file, width)
}

function sendOriginal(request: Request, backend: Backend, file: StoredFile) {
  const headers: Record<string, string> = { 'Content-Security-Policy': nothingRuns, ...caching(file) }
  // A document is for the visitor's own viewer: shown in the browser, it would open as a page of this site.
  if (!isPicture(file)) headers['Content-Disposition'] = `attachment; filename="${nameOf(file)}"`
  return sendFile(request, original(backend, file), headers)
}

async function sendAsItIs(request: Request, backend: Backend, path: string) {
  const file = await backend.files.head(path)
  return file ? sendOriginal(request, backend, file) : notFound()
}

/**
 * A picture that came by an upload is as it was for as long as the database knows it: its smaller sizes are sent
 * without a question to the store, which may be far away. While the database is away, the store is asked.
 */
async function findUnchanging({ db }: Backend, path: string): Promise<Original | undefined> {
  if (!isFromUpload(path) || path.endsWith('.gif')) return undefined
  const url = storedUrl(path)
  const known = await findPictures(db, [url]).catch(() => undefined)
  return known?.[url] && { path }
}

async function sendPicture(request: Request, backend: Backend, file: Original, text: string) {
  const { pictures } = backend
  const width = parsePictureWidth(text)
  if (!width) return notFound()
  const format = pictureFormat(request.headers.get('Accept'))
  const picture = await pictures.find(file, width, format).catch(() => undefined)
  // One that was laid there by hand may be no picture at all: it is sent as it is, or is gone.
  if (!picture) return sendAsItIs(request, backend, file.path)
  const headers = { 'Content-Security-Policy': nothingRuns, Vary: 'Accept', ...caching(file) }
  return sendFile(request, picture, headers)
}

function original({ files }: Backend, file: StoredFile): Sendable {
  return {
    ...file,
    async open(range) {
      const opened = await files.get(file.path, range)
      if (!opened) throw notFound()
      return opened.body
    },
  }
}

function isPicture({ contentType }: StoredFile): boolean {
  return contentType.startsWith('image/')
}

/** All other paths carry the moment of their upload: what is there stays the same. */
function caching({ path }: Original): Record<string, string> {
  return path === locationImagePath ? { 'Cache-Control': 'no-cache' } : {}
}

/** A smaller size would be a still: moving pictures come as they are. */
function moves({ contentType }: StoredFile): boolean {
  return contentType === 'image/gif'
}

function nameOf({ path, metadata }: StoredFile): string {
  return metadata.name ?? path.split('/').at(-1) ?? 'file'
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
