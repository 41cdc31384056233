import { describe, expect, test } from 'vitest'
import { startServer } from '../../server-process.ts'
import { fullDisks } from '../full-disks.ts'
import { sendRequest } from '../send-request.ts'
import { arrangeSite } from '../site.ts'
import { expectServed, filesOf, publicPagesOf } from '../visitor-view.ts'
import { expectWritesRefused, expectWritesWork } from '../writes.ts'

/** The health check tests a write at most every ten seconds, so its status may change with this delay. */
const pollOptions = { timeout: 60_000, interval: 1000 }

describe.each(fullDisks)('$name', ({ make }) => {
  test('pages are served and writes are refused with a message until there is space again', async () => {
    const disk = make()
    try {
      const site = await arrangeSite({ folder: disk.folder })
      const server = await startServer(site.folder)
      const { url, pid = 0 } = server
      const health = async () => {
        const { status, text } = await sendRequest(`${url}/health`)
        const { status: said, database } = JSON.parse(text)
        return [status, said, database.writes]
      }
      try {
        await expectServed(url, [...publicPagesOf(site.building), ...filesOf(site.building, 320)])
        disk.fill(pid)
        for (let round = 0; round < 3; round++) {
          await expectWritesRefused(url, site)
          await expectServed(url, [...publicPagesOf(site.building), ...filesOf(site.building, 640)])
        }
        await expect.poll(health, pollOptions).toEqual([503, 'writes-failing', false])

        disk.free(pid)
        await expectWritesWork(url, site)
        await expectServed(url, [...publicPagesOf(site.building), ...filesOf(site.building, 960)])
        await expect.poll(health, pollOptions).toEqual([200, 'ok', true])
      } finally {
        server.kill('SIGTERM')
        await server.exited
      }
    } finally {
      disk.remove()
    }
  })
})
