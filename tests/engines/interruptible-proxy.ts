import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/**
 * A proxy in front of a server on loopback. The proxy can be interrupted, restored, and silenced while its
 * connections stay open.
 */
export async function createInterruptibleProxy(endpoint: string) {
  const port = await freePort()
  const { port: behind } = new URL(endpoint)
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let isSilent = false

  async function restore(): Promise<void> {
    isSilent = false
    server = createServer((socket) => {
      if (isSilent) socket.resume()
      const onward = connect(Number(behind), '127.0.0.1')
      for (const end of [socket, onward]) {
        sockets.add(end)
        end.on('error', () => {})
        end.on('close', () => sockets.delete(end))
      }
      if (!isSilent) socket.pipe(onward).pipe(socket)
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
  }

  async function interrupt(): Promise<void> {
    const closed = server && once(server, 'close')
    server?.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  /** Accepts data on old and new connections and never responds, as a suspended process does. */
  function fallSilent(): void {
    isSilent = true
    for (const socket of sockets) socket.unpipe().resume()
  }

  await restore()
  return { endpoint: `http://127.0.0.1:${port}`, interrupt, restore, fallSilent }
}
