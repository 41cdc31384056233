import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { runSite } from '../run-site.ts'
import { expectServed, filesOf, publicPagesOf } from '../visitor-view.ts'
import { expectWritesWork } from '../writes.ts'

const running = runSite()

const connections = 200
/** File descriptors beyond those that an idle server has open. */
const spareDescriptors = 16

test(`a server with ${spareDescriptors} spare file descriptors survives ${connections} connections, and responds afterwards`, async () => {
  const { site, server } = running
  const pid = server.pid ?? 0
  const used = readdirSync(`/proc/${pid}/fd`).length
  execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${used + spareDescriptors}:`])
  for (let round = 0; round < 3; round++) {
    const sockets = await openAll(Number(new URL(server.url).port))
    for (const socket of sockets)
      socket.write(`GET ${site.building.photo} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await sleep(1000)
    for (const socket of sockets) socket.destroy()
    await sleep(500)
    await expectServed(server.url, [...publicPagesOf(site.building), ...filesOf(site.building, 320)])
  }
  await expectWritesWork(server.url, site)
})

/** Opens the connections, whether the server accepts or rejects them. */
async function openAll(port: number): Promise<Socket[]> {
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'))
  await Promise.all(
    sockets.map((socket) => {
      socket.on('error', () => {})
      return Promise.race([once(socket, 'connect'), once(socket, 'close')])
    }),
  )
  return sockets
}
