import type { ServablePdf } from '../../backend/images/generated-files.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import { contentDisposition } from './content-disposition.ts'
import { plainResponse } from './plain-response.ts'
import { sendFile } from './send-file.ts'

const statuses = { busy: 503, 'too-many': 429 } as const

export function pdfErrorResponse({ pdfErrors }: ServerText, why: keyof typeof statuses): Response {
  const message = why === 'busy' ? pdfErrors.busyText : pdfErrors.tooManyPdfsText
  const response = plainResponse(statuses[why], message)
  response.headers.set('Retry-After', '10')
  return response
}

/**
 * Sends a PDF that opens in the browser's viewer, with a file name for saving. Its content may change, so
 * browsers revalidate it every time.
 */
export function sendPdf(request: Request, pdf: ServablePdf, caching = 'no-cache'): Promise<Response> {
  return sendFile(request, pdf, {
    'Content-Disposition': contentDisposition('inline', pdf.name),
    'Cache-Control': caching,
  })
}
