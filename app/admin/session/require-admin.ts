import { href, redirect } from 'react-router'
import type { Uploader } from '../../../domain/files/upload-rules.ts'
import { adminActor } from '../../../domain/record/actor.ts'
import { adminContext, backendContext } from '../../context.ts'
import { explainRefusal } from '../../text/office/uploads.ts'
import { isUpload, urls } from '../../urls.ts'
import type { Route } from '../+types/layout'
import { signInAddress } from './sign-in-address.ts'

/** The one guard of the back office: it runs before every page, data request and action below /admin. */
export const requireAdmin: Route.MiddlewareFunction = async ({ request, context }) => {
  const backend = context.get(backendContext)
  const { auth } = backend
  const user = await auth.findAdmin(request.headers)
  if (!user) {
    const uploader = uploaderOf(request)
    if (!uploader) throw redirect(wayIn(request))
    const refusal = (await auth.hasSession(request.headers)) ? 'unauthorized' : 'unauthenticated'
    const words = explainRefusal(uploader as Uploader, refusal)
    throw Response.json({ code: refusal, ...words }, { status: refusalStatus[refusal] })
  }
  context.set(adminContext, user)
  context.set(backendContext, backend.as(adminActor(user)))
}

const refusalStatus = { unauthenticated: 401, unauthorized: 403 }

/** The upload client reads a status; a sign-in page would tell it nothing. */
function uploaderOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url)
  return isUpload(pathname) ? pathname.slice(urls.uploads.length).match(/^\/([^/.]+)/)?.[1] : undefined
}

function wayIn(request: Request): string {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || pathname === href('/admin')) return href('/admin/login')
  return signInAddress(pathname.replace(/\.data$/, '') + search)
}
