import type { Backend } from '../../../backend/open.ts'
import { parseStoredUrl } from '../../../domain/files/stored-path.ts'
import { contentDisposition } from '../../resources/content-disposition.ts'
import { notFoundResponse } from '../../resources/plain-response.ts'
import { sendFile } from '../../resources/send-file.ts'

interface SentPaper {
  url: string
  /** With or without the ending that it had when it was uploaded. */
  name: string
}

/**
 * Sends a document to somebody who may read it: always as a download, never cached, and not as a page of this site.
 */
export async function sendPaper(
  request: Request,
  { files }: Pick<Backend, 'files'>,
  { url, name }: SentPaper,
): Promise<Response> {
  const path = parseStoredUrl(url)
  const file = await files.head(path)
  if (!file) return notFoundResponse()
  const ending = /\.[a-z]{3,4}$/.exec(path)?.[0] ?? ''
  const full = name.replace(/\.(docx|pdf|png|jpe?g)$/i, '').replace(/\.+$/, '') + ending
  const headers = {
    'Content-Disposition': contentDisposition('attachment', full),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
  const open = async (range?: Parameters<typeof files.get>[1]) => (await files.get(path, range))?.body
  return sendFile(request, { ...file, open }, headers)
}
