import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import * as https from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Few connections, kept: thousands of requests would use up the machine's ports otherwise. */
const kept = { keepAlive: true, maxSockets: 16 }
const plain = { request, agent: new Agent(kept) }
/** Nobody vouches for the certificate of an nginx that lives as long as a test. */
const overTls = { request: https.request, agent: new https.Agent({ ...kept, rejectUnauthorized: false }) }
const maxWait = 60_000

/** One request, with whatever headers: fetch would refuse some of them, and follow redirections. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const { request, agent } = url.startsWith('https:') ? overTls : plain
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method, agent, headers: { ...length, ...headers }, timeout: maxWait }
    const sent = request(url, options, (response) =>
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
          }),
        reject,
      ),
    )
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${url}: no answer`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A form as a browser sends it. */
export function postForm(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  })
}

/** A file as the admin area sends it. */
export function putFile(
  url: string,
  cookie: string,
  body: Buffer,
  id: string = crypto.randomUUID(),
): Promise<HttpResponse> {
  return ask(url, {
    method: 'PUT',
    headers: { cookie, 'x-upload-id': id, 'x-file-name': 'photo.jpg' },
    body,
  })
}
