import type { ServablePdf } from '../../backend/images/generated-files.ts'
import { safeName } from '../../domain/files/stored-path.ts'
import type { ServerText } from '../../text/public/public-text.ts'
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
    'Content-Disposition': `inline; ${fileName(pdf.name)}`,
    'Cache-Control': caching,
  })
}

/**
 * The name in a `Content-Disposition` header: Cyrillic for clients that understand RFC 5987, else
 * transliterated.
 */
function fileName(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${safeName(name)}"; filename*=UTF-8''${encoded}`
}
