import { type Client, UnexpectedResponse } from './client.ts'
import { sendRequest } from './send-request.ts'

/** Requests these paths in turn. */
export function createReader(paths: string[]): Client {
  let next = 0
  return async (url) => {
    const path = paths[next++ % paths.length] ?? '/'
    const response = await sendRequest(url + path, { headers: { accept: 'text/html,image/webp,*/*' } })
    if (response.status !== 200) throw new UnexpectedResponse(path, response)
  }
}
