import type { ReadableStream } from 'node:stream/web'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import { NotFound } from '../../../backend/data/records/record-errors.ts'
import { removeUploadedFile } from '../../../backend/removal/remove-with-files.ts'
import type { UploadRefusal } from '../../../backend/uploads/upload-refused.ts'
import type { Uploader } from '../../../domain/files/upload-rules.ts'
import { parseUploadTarget, type UploadTarget } from '../../../domain/files/upload-target.ts'
import { decodePrintedTexts } from '../../../domain/floor-plan/printed-texts.ts'
import { errors } from '../../../text/admin/errors.ts'
import { explainUploadRefusal, type UploadExplanation, uploadsText } from '../../../text/admin/uploads.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext } from '../../context.ts'
import type { Route } from './+types/route'

const statuses: Record<UploadRefusal, number> = {
  'file-invalid-type': 415,
  'file-too-large': 413,
  'file-too-small': 422,
  unreadable: 422,
  'too-many-pixels': 422,
  'side-too-long': 422,
  'too-much-work': 422,
  'object-not-found': 404,
  conflict: 409,
  'too-many-views': 409,
  'too-many-pictures': 409,
  'too-many-panoramas': 409,
  'no-panorama': 422,
  'too-many-papers': 409,
  'template-not-word': 415,
  'template-damaged': 422,
  'template-too-much': 422,
  'template-macros': 422,
  'template-external': 422,
  'template-field': 422,
  'template-unknown-part': 422,
  busy: 503,
  'quota-exceeded': 402,
  broken: 408,
}

type Context = Route.ActionArgs['context']

const uploadHeaders = z.object({
  id: z.uuid(),
  name: z.string().max(2000).transform(decodeURIComponent),
  /** What is printed on a floor plan; a header, so that it arrives with the picture or not at all. */
  texts: z
    .string()
    .transform((encoded, context) => {
      const texts = decodePrintedTexts(encoded)
      if (!texts) context.addIssue({ code: 'custom', message: 'Not the texts of a plan' })
      return texts
    })
    .optional(),
})

/** PUT stores the request body as a file, DELETE removes a file. The admin guard has already checked the user. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams
  const target = parseUploadTarget(await loadBuilding(context), params.uploader, query)
  if (target && request.method === 'DELETE') {
    return remove(context, target, query.get('url') ?? '')
  }
  if (request.method !== 'PUT') return new Response(null, { status: 405, headers: { Allow: 'PUT, DELETE' } })
  const headers = readHeaders(request.headers)
  if (!target || !headers) return Response.json(uploadsText.faults['invalid-url'], { status: 400 })
  const body = request.body as ReadableStream<Uint8Array> | null
  const { uploads } = context.get(backendContext)
  try {
    const outcome = await uploads.receive({ ...headers, target, body })
    if ('stored' in outcome) return Response.json(outcome.stored, { status: 201 })
    if ('notLinked' in outcome) return fail(context, target.uploader, 'add', outcome.notLinked)
    return refusalResponse(target.uploader, outcome.refused)
  } catch (cause) {
    return fail(context, target.uploader, 'upload', cause)
  }
}

export function loader() {
  return redirect(href('/admin'))
}

async function remove(context: Context, target: UploadTarget, url: string): Promise<Response> {
  try {
    await removeUploadedFile(context.get(backendContext), target, url)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof NotFound) return refusalResponse(target.uploader, 'object-not-found')
    return fail(context, target.uploader, 'delete', error)
  }
}

type Work = 'upload' | 'add' | 'delete'

const explanations: Record<Work, UploadExplanation> = {
  upload: uploadsText.faults.unknown,
  add: uploadsText.faults.unknown,
  delete: { ...uploadsText.faults.unknown, message: errors.deleteMediaFile },
}

/** Logs the cause and responds with a general message. */
function fail(context: Context, uploader: Uploader, work: Work, cause: unknown): Response {
  context.get(requestContext).logError(new Error(logMessages.files[uploader][work], { cause }))
  return Response.json({ code: 'unknown', ...explanations[work] }, { status: 500 })
}

function readHeaders(headers: Headers) {
  try {
    const { id, name, texts } = uploadHeaders.parse({
      id: headers.get('X-Upload-Id'),
      name: headers.get('X-File-Name'),
      texts: headers.get('X-Plan-Texts') ?? undefined,
    })
    const length = headers.get('Content-Length')
    return { id, name, texts, length: length === null ? undefined : Number(length) }
  } catch {
    return undefined
  }
}

function refusalResponse(uploader: Uploader, refusal: UploadRefusal): Response {
  return Response.json(
    { code: refusal, ...explainUploadRefusal(uploader, refusal) },
    { status: statuses[refusal], headers: refusal === 'busy' ? { 'Retry-After': '10' } : {} },
  )
}
