import { oddBody } from './odd-body.ts'
import { oddHeaders } from './odd-headers.ts'
import { oddPath } from './odd-path.ts'
import type { FuzzRandom } from './random.ts'

/** The bytes of one request, and whether the client disconnects before it has sent all that the headers announce. */
export interface RawRequest {
  what: string
  bytes: Buffer
  hangsUp: boolean
  signedIn: boolean
}

const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const strangeMethods = ['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'get', 'FOO', '']
const versions = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'HTP', '']

interface Session {
  cookie: string
  /** URLs at which a request of an administrator without a valid body changes nothing, whatever its method. */
  paths: string[]
}

export function oddRequest(random: FuzzRandom, session: Session): RawRequest {
  const signedIn = random.chance(30)
  const method = random.chance(94) ? random.pick(methods) : random.pick(strangeMethods)
  const version = random.chance(96) ? 'HTTP/1.1' : random.pick(versions)
  const path = signedIn ? oddPath(random, session.paths) : oddPath(random)
  const { type, bytes } = oddBody(random)
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method) || random.chance(5)
  const { length, sent, hangsUp } = framing(random, hasBody ? bytes : Buffer.alloc(0))
  const lines = [
    `${method} ${path} ${version}`,
    ...oddHeaders(random),
    ...(signedIn ? [`Cookie: ${session.cookie}`] : []),
    ...(hasBody ? [`Content-Type: ${type}`, ...length] : []),
    'Connection: close',
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const what = `${method} ${path.slice(0, 200)} ${signedIn ? 'signed in' : ''}`
  return { what, signedIn, bytes: hasBody ? Buffer.concat([head, sent]) : head, hangsUp: hasBody && hangsUp }
}

/** A Content-Length that is mostly right; otherwise too long, too short or no number, or a chunked body. */
function framing(random: FuzzRandom, bytes: Buffer) {
  const contentLength = (length: number | string) => [`Content-Length: ${length}`]
  const kinds = [
    { length: contentLength(bytes.length + 100), sent: bytes, hangsUp: true },
    { length: contentLength(Math.floor(bytes.length / 2)), sent: bytes, hangsUp: false },
    {
      length: contentLength(random.pick(['-1', 'x', '1e3', '99999999999999999999'])),
      sent: bytes,
      hangsUp: true,
    },
    { length: ['Transfer-Encoding: chunked'], sent: chunked(bytes), hangsUp: false },
    { length: ['Transfer-Encoding: chunked'], sent: Buffer.from('zz\r\nx'), hangsUp: true },
    {
      length: ['Transfer-Encoding: gzip, chunked', ...contentLength(5)],
      sent: chunked(bytes),
      hangsUp: true,
    },
    { length: [], sent: bytes, hangsUp: true },
  ]
  const right = { length: contentLength(bytes.length), sent: bytes, hangsUp: false }
  return random.chance(80) ? right : random.pick(kinds)
}

function chunked(bytes: Buffer): Buffer {
  if (bytes.length === 0) return Buffer.from('0\r\n\r\n')
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')])
}
