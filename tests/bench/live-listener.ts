import { connect } from 'node:net'

/** One live connection on a bare socket, so that reading is never slower than the server's sending. */
export interface BenchListener {
  /** Resolves with the time of the next message. */
  next(): Promise<number>
  /** Whether the server ended the connection cleanly. */
  ended: Promise<boolean>
}

/** Opens one connection and waits for the first message, which holds the current versions. */
export function openListener(url: string, index: number): Promise<BenchListener> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const visitor = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
  socket.write(`GET /live HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${visitor}\r\n\r\n`)
  let receive = (_: number) => {}
  let wasEnded = false
  socket.on('data', (bytes) => {
    const text = bytes.toString('latin1')
    if (text.includes('data: {')) receive(performance.now())
  })
  socket.on('end', () => {
    wasEnded = true
  })
  const ended = new Promise<boolean>((resolve) => socket.on('close', () => resolve(wasEnded)))
  const next = () =>
    new Promise<number>((resolve) => {
      receive = resolve
    })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    next().then(() => resolve({ next, ended }))
  })
}
