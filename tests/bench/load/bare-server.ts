import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Run as a process of its own: node:http alone, which sends the response that a file describes and prints its
 * port.
 */
export interface BareResponse {
  status: number
  /** Names and values in turn. */
  headers: string[]
  /** Encoded as base64. */
  body: string
}

const { status, headers, body }: BareResponse = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
// Listens on all addresses, as our server does: a socket for both address families costs a little more.
server.listen(0, () => console.log((server.address() as AddressInfo).port))
