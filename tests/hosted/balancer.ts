import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

export interface Balancer {
  url: string
  close(): Promise<void>
}

/**
 * A load balancer that sends requests to several servers in turn. It skips a server that is unavailable, unless a
 * part of the request's body was sent already: whether that was processed is unknown then, and the response is 502.
 */
export async function startBalancer(servers: string[], port = 0): Promise<Balancer> {
  let turn = 0
  const inTurn = () => {
    const first = turn++ % servers.length
    return [...servers.slice(first), ...servers.slice(0, first)]
  }
  const balancer = createServer((incoming, outgoing) => forward(incoming, outgoing, inTurn()))
  // The timeout is longer than any client here waits between two requests, so that no request is sent on a
  // connection that is being closed.
  balancer.keepAliveTimeout = 120_000
  await once(balancer.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    async close() {
      const closed = once(balancer, 'close')
      balancer.close()
      balancer.closeAllConnections()
      await closed
    },
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, [server, ...others]: string[]): void {
  if (!server) {
    outgoing.writeHead(502).end('No server responds')
    return
  }
  const { method = 'GET', url = '/', headers, socket } = incoming
  // The connection stays open: with `close`, a server that refuses a body before it has read it would cut off its own
  // response.
  const forwarded = { 'x-forwarded-for': socket.remoteAddress, ...headers, connection: 'keep-alive' }
  const onward = request(server + url, { method, headers: forwarded, agent: false })
  const repeatable = method === 'GET' || method === 'HEAD'
  let sending = false
  onward.once('socket', (line) =>
    line.once('connect', () => {
      sending = true
      if (!repeatable) incoming.pipe(onward)
    }),
  )
  if (repeatable) onward.end()
  onward.once('response', (response) => {
    const { connection: _, 'keep-alive': __, ...forwardedHeaders } = response.headers
    outgoing.writeHead(response.statusCode ?? 502, forwardedHeaders)
    outgoing.flushHeaders()
    // When a server dies in the middle of its response, the visitor's connection is closed, too.
    pipeline(response, outgoing, () => {})
  })
  onward.once('error', () => {
    onward.on('error', () => {})
    if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy()
    else forward(incoming, outgoing, repeatable || !sending ? others : [])
  })
  outgoing.once('close', () => onward.destroy())
}
