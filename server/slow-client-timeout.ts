import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes connections that read nothing of a response for `timeout` milliseconds, by the socket's own timer. Every read
 * and write restarts that timer, which would cost each request something, so only sockets with unsent data get one,
 * and a slow interval looks for them. A socket without unsent data is waiting for the server, or uploading.
 */
export function slowClientTimeout(server: Server, timeout: number): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const updateTimers = () => {
    for (const socket of sockets) {
      const isTimed = socket.timeout === timeout
      if (socket.writableLength > 0 && !isTimed) socket.setTimeout(timeout)
      else if (socket.writableLength === 0 && isTimed) socket.setTimeout(0)
    }
  }
  const timer = setInterval(updateTimers, timeout / 4)
  server.once('close', () => clearInterval(timer))
}
