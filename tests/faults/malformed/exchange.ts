import { connect } from 'node:net'
import type { RawRequest } from './odd-request.ts'

/**
 * The status of the response is `closed` if the server closed the connection without one, and `silent` if none
 * arrived in time.
 */
export interface ExchangeOutcome {
  status: number | 'closed' | 'silent'
  text: string
}

const maxWait = 60_000
const maxRecordedText = 64 * 1024

/** Sends the bytes as they are, and reads until the server has finished. */
export function exchange(port: number, { bytes, hangsUp }: RawRequest): Promise<ExchangeOutcome> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    let silent = false
    socket.setTimeout(maxWait, () => {
      silent = true
      socket.destroy()
    })
    socket.on('data', (chunk) => {
      if (text.length < maxRecordedText) text += chunk.toString('latin1')
      // The stream of live changes never ends by itself, so the client closes the connection.
      if (text.includes('text/event-stream')) socket.destroy()
    })
    // The server may refuse a long body before all of it is sent.
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = text.match(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3})/)?.[1]
      resolve({ status: status ? Number(status) : silent ? 'silent' : 'closed', text })
    })
    socket.write(bytes)
    if (hangsUp) socket.end()
  })
}
