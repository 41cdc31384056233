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

const maxWait = 60_000
/**
 * Connections are reused: thousands of requests would use up the machine's ports otherwise. Only an agent with a timeout
 * heeds how long the server keeps a connection, and sends no request on one that is just being closed. It must not be
 * that of the requests: Node would leave a reused connection with the short one of its idle time.
 */
const reused = { keepAlive: true, maxSockets: 16, timeout: 2 * maxWait }
const plain = { request, agent: new Agent(reused) }
/** The certificate of a test's nginx is self-signed. */
const overTls = { request: https.request, agent: new https.Agent({ ...reused, rejectUnauthorized: false }) }

/** Sends one request with any headers; `fetch` would refuse some of them, and would follow redirects. */
export function sendRequest(
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
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${url}: no response`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends a form as a browser does. */
export function postForm(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return sendRequest(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  })
}

/** Uploads a file as the admin area does. */
export function putFile(
  url: string,
  cookie: string,
  body: Buffer,
  id: string = crypto.randomUUID(),
): Promise<HttpResponse> {
  return sendRequest(url, {
    method: 'PUT',
    headers: { cookie, 'x-upload-id': id, 'x-file-name': 'photo.jpg' },
    body,
  })
}
