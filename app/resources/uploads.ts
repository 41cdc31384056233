import type { ReadableStream } from 'node:stream/web'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import { NotFound } from '../../backend/data/revision.ts'
import type { Backend } from '../../backend/open.ts'
import { removeUploadedFile } from '../../backend/uploads/remove-with-files.ts'
import type { Refusal } from '../../backend/uploads/upload-refused.ts'
import type { Uploader } from '../../domain/upload-rules.ts'
import { parseUploadTarget, type UploadTarget } from '../../domain/upload-target.ts'
import { adminContext, backendContext } from '../context.ts'
import { logMessages } from '../text/log-messages.ts'
import { explainRefusal, uploadsText } from '../text/uploads.ts'
import type { Route } from './+types/uploads'

const statuses: Record<Refusal, number> = {
  'file-invalid-type': 415,
  'file-too-large': 413,
  'file-too-small': 422,
  unreadable: 422,
  'too-many-pixels': 422,
  'side-too-long': 422,
  'too-much-work': 422,
  'object-not-found': 404,
  conflict: 409,
  'quota-exceeded': 402,
  broken: 408,
}

const uploadHeaders = z.object({ id: z.uuid(), name: z.string().max(2000).transform(decodeURIComponent) })

/** PUT takes one file as the raw body, DELETE removes one. The guard of the back office has let the sender in. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const user = context.get(adminContext)
  const query = new URL(request.url).searchParams
  const target = parseUploadTarget(params.uploader, query)
  if (target && request.method === 'DELETE') {
    return remove(context.get(backendContext), target, query.get('address') ?? '')
  }
  if (request.method !== 'PUT') return new Response(null, { status: 405, headers: { Allow: 'PUT, DELETE' } })
  const headers = readHeaders(request.headers)
  if (!target || !headers) return Response.json(uploadsText.faults['invalid-url'], { status: 400 })
  const outcome = await context
    .get(backendContext)
    .uploads.receive({
      ...headers,
      target,
      uploadedBy: user.id,
      body: request.body as ReadableStream<Uint8Array> | null,
    })
    .catch((cause) => fail(target.uploader, 'upload', cause))
  if ('stored' in outcome) return Response.json(outcome.stored, { status: 201 })
  if ('notLinked' in outcome) return fail(target.uploader, 'add', outcome.notLinked)
  return refuse(target.uploader, outcome.refused)
}

export function loader() {
  return redirect(href('/admin'))
}

async function remove(backend: Backend, target: UploadTarget, address: string): Promise<Response> {
  try {
    await removeUploadedFile(backend, target, address)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof NotFound) return refuse(target.uploader, 'object-not-found')
    return fail(target.uploader, 'delete', error)
  }
}

/** For the log; the sender gets a 500 and tries again. */
function fail(uploader: Uploader, work: 'upload' | 'add' | 'delete', cause: unknown): never {
  throw new Error(logMessages.files[uploader][work], { cause })
}

function readHeaders(headers: Headers) {
  try {
    const { id, name } = uploadHeaders.parse({
      id: headers.get('X-Upload-Id'),
      name: headers.get('X-File-Name'),
    })
    const length = headers.get('Content-Length')
    return { id, name, length: length === null ? undefined : Number(length) }
  } catch {
    return undefined
  }
}

function refuse(uploader: Uploader, refusal: Refusal): Response {
  return Response.json({ code: refusal, ...explainRefusal(uploader, refusal) }, { status: statuses[refusal] })
}
