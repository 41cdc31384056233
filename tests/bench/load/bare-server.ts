import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Run as a process of its own: node:http and nothing else, sending what is in this file; prints its port. */
export interface BareResponse {
  status: number
  /** Names and values in turn. */
  headers: string[]
  /** As base64. */
  body: string
}

const { status, headers, body }: BareResponse = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
// On every address, as the server does: connections of both families through one socket cost a little more.
server.listen(0, () => console.log((server.address() as AddressInfo).port))
