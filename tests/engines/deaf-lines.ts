import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/**
 * Another URL for a PostgreSQL on loopback. `fallSilent` lets nothing more through on the open connections whose
 * first bytes name this program, and closes none of them: as a firewall does that has forgotten a connection.
 */
export async function createDeafLines(url: string, program: string) {
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
    /** Returns how many lines it concerned. */
    fallSilent(): number {
      const concerned = named.size
      for (const [socket, onward] of named) {
        socket.unpipe(onward)
        onward.unpipe(socket)
        // Read on and thrown away: neither end notices by a full line.
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
