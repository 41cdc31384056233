import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { backendContext, type RequestDetails, requestContext, versionsContext } from '../app/context.ts'
import { isOffice } from '../app/urls.ts'
import type { Versions } from '../backend/data/database.ts'
import type { Backend } from '../backend/open.ts'
import { finishPage } from './finish-page.ts'

export interface ToRender extends Omit<RequestDetails, 'scriptMark' | 'release'> {
  request: Request
  backend: Backend
  versions: Versions
  requestId: string
}

/** React Router's answer to one request, with the last touch of ours. */
export function createRenderer(build: ServerBuild): (page: ToRender) => Promise<Response> {
  const render = createRequestHandler(build, import.meta.env.MODE)
  const scriptMark = randomBytes(16).toString('hex')
  return async ({ request, backend, versions, requestId, ...details }) => {
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    context.set(versionsContext, versions)
    context.set(requestContext, { ...details, scriptMark, release: build.assets.version })
    const response = await render(request, context)
    const lateScripts = import.meta.env.PROD && !isOffice(new URL(request.url).pathname)
    const page = await finishPage({ request, response, scriptMark, requestId, lateScripts })
    if (import.meta.env.DEV) page.headers.delete('Content-Security-Policy')
    return page
  }
}
