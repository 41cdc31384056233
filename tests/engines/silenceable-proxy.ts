import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/**
 * A proxy in front of a PostgreSQL on loopback. `fallSilent` stops forwarding on the open connections whose first
 * bytes name this program, without closing them, as a firewall does that has dropped a connection from its table.
 */
export async function createSilenceableProxy(url: string, program: string) {
  const port = await freePort()
  const named = new Map<Socket, Socket>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(new URL(url).port), '127.0.0.1')
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => {})
      end.on('close', () => sockets.delete(end))
    }
    socket.once('data', (first) => {
      if (first.includes(program)) named.set(socket, onward)
    })
    socket.once('close', () => named.delete(socket))
    socket.pipe(onward).pipe(socket)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    /** Returns how many connections it has silenced. */
    fallSilent(): number {
      const concerned = named.size
      for (const [socket, onward] of named) {
        socket.unpipe(onward)
        onward.unpipe(socket)
        // Both ends are still read, so that neither notices a full buffer.
        for (const end of [socket, onward]) end.resume()
      }
      named.clear()
      return concerned
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
