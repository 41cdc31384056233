import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** All connections share this limit: a waiting request takes kilobytes, even if its text has 60 bytes. */
const maxWaiting = 10_000

/**
 * Allows one request in flight for each connection. Node emits all pipelined requests that it finds in a read of up to
 * 64 KB; those behind the first wait for its response, and the socket is paused until they are done. Each waits for a
 * round of the event loop, so that other connections are served in between.
 */
export function oneRequestPerConnection(handle: RequestListener, most: number = maxWaiting): RequestListener {
  const waitingOf = new WeakMap<Socket, number>()
  let waiting = 0

  function count(socket: Socket, change: 1 | -1): number {
    const left = (waitingOf.get(socket) ?? 0) + change
    waitingOf.set(socket, left)
    waiting += change
    return left
  }

  function hold(socket: Socket): void {
    const isNew = !waitingOf.has(socket)
    count(socket, 1)
    // Node resumes the socket after each request that it parses, so each one pauses it again.
    process.nextTick(() => {
      if (waitingOf.get(socket)) socket.pause()
    })
    if (!isNew) return
    socket.once('close', () => {
      waiting -= waitingOf.get(socket) ?? 0
      waitingOf.delete(socket)
    })
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A response without a socket waits for the response before it on the same connection.
    if (outgoing.socket) return handle(incoming, outgoing)
    const { socket } = incoming
    if (waiting >= most) return void socket.destroy()
    hold(socket)
    outgoing.once('socket', () =>
      setImmediate(() => {
        if (socket.destroyed) return
        if (count(socket, -1) === 0) socket.resume()
        handle(incoming, outgoing)
      }),
    )
  }
}
