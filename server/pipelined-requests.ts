import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Parsed and waiting, on all connections together: a request takes some kilobytes, its text sixty bytes. */
const maxWaiting = 10_000

/**
 * One request in flight for each connection. Node hands over all that it finds in what it has read, up to 64 KB at a
 * time; those behind the first one wait for its answer, and nothing more is read from the connection until they are
 * through. Each waits for a turn of the event loop, so that other connections come in between.
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
    // Node reads on after every request that it finds, and after an answer that was slow to go: each one pauses again.
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
    // A response has its socket from the beginning, unless it has to wait for the one before it.
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
