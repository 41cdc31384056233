import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** Another address for a server on loopback, which can go away and come back. */
export async function createInterruptible(endpoint: string) {
  const port = await freePort()
  const { port: behind } = new URL(endpoint)
  const sockets = new Set<Socket>()
  let server: Server | undefined

  async function restore(): Promise<void> {
    server = createServer((socket) => {
      const onward = connect(Number(behind), '127.0.0.1')
      for (const end of [socket, onward]) {
        sockets.add(end)
        end.on('error', () => {})
        end.on('close', () => sockets.delete(end))
      }
      socket.pipe(onward).pipe(socket)
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
  }

  async function interrupt(): Promise<void> {
    const closed = server && once(server, 'close')
    server?.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await restore()
  return { endpoint: `http://127.0.0.1:${port}`, interrupt, restore }
}
