import { connect } from 'node:net'

/**
 * Run as a process of its own: `load-generator.ts PORT CONNECTIONS SECONDS`, with the request on standard
 * input. Each connection sends the request again as soon as the response is complete; at the end the number of
 * responses is printed. Only bytes are counted, as all responses have the same length: the generator must be
 * faster than the server.
 */
const [port, connections, seconds] = process.argv.slice(2).map(Number)
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const request = Buffer.concat(chunks)
const end = performance.now() + (seconds ?? 1) * 1000
let responses = 0

async function repeatRequest(): Promise<void> {
  const socket = connect(port ?? 0, '127.0.0.1').setNoDelay()
  let length: number | undefined
  let received = 0
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (chunk) => {
      length ??= lengthOf(chunk.toString('latin1'))
      received += chunk.length
      if (received < length) return
      if (received > length) return reject(new Error(`${received} bytes instead of ${length}`))
      received = 0
      responses++
      if (performance.now() < end) socket.write(request)
      else socket.end()
    })
  })
}

/** Returns the length of the whole response. Headers arrive in one piece. */
function lengthOf(start: string): number {
  const head = start.slice(0, start.indexOf('\r\n\r\n') + 4)
  const [, status = ''] = head.split(' ')
  if (!['200', '304'].includes(status)) throw new Error(`The server returned ${status}`)
  return head.length + Number(head.match(/content-length: (\d+)/i)?.[1] ?? 0)
}

await Promise.all(Array.from({ length: connections ?? 1 }, repeatRequest))
console.log(responses)
