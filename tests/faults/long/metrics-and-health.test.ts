import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { publishRunningSite } from '../../publish-site.ts'
import { startServer } from '../../server-process.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-watching-'))
afterAll(() => rmSync(root, { recursive: true }))
const newFolder = () => mkdtempSync(join(root, 'data-'))

test('metrics need the token, and count by route pattern instead of URL', async () => {
  const folder = newFolder()
  const server = await startServer(folder, { METRICS_TOKEN: 'only-for-prometheus' })
  await publishRunningSite({ DATA_DIR: folder })
  const read = async (token: string) => {
    const response = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
    return { status: response.status, text: await response.text() }
  }
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await read('only-for-prometheuS')).status).toBe(404)
  for (const path of ['/', '/apartments', '/apartments/made-up-1', '/apartments/made-up-2', '/made-up-3'])
    await (await fetch(server.url + path)).text()
  const live = new AbortController()
  await fetch(`${server.url}/live`, { signal: live.signal })

  const { status, text } = await read('only-for-prometheus')
  live.abort()
  expect(status).toBe(200)
  expect(text).toContain('sgrada_http_requests_total{route="/apartments",method="GET",status="200"} 1')
  expect(text).toContain('sgrada_http_requests_total{route="/apartments/:id",method="GET",status="404"} 2')
  expect(text).toContain('sgrada_http_request_duration_seconds_count{route="/"} 1')
  expect(text).toContain('sgrada_in_flight{what="liveConnections"} 1')
  for (const what of ['database_reads', 'database_writes', 'file_writes'])
    expect(text).toContain(`sgrada_health{what="${what}"} 1`)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).not.toContain('made-up')
  server.kill('SIGTERM')
  await server.exited
})

test('a server without a metrics token has no metrics', async () => {
  const server = await startServer(newFolder())
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  server.kill('SIGTERM')
  await server.exited
})

test('/health reports the database; while a server drains before it stops, visitors still get pages', async () => {
  const folder = newFolder()
  const server = await startServer(folder, { DRAIN_SECONDS: '2' })
  await publishRunningSite({ DATA_DIR: folder })
  const requestHealth = async (path: string) => {
    const response = await fetch(server.url + path)
    return [response.status, await response.text()]
  }
  expect(await requestHealth('/health')).toEqual([200, expect.stringContaining('"status":"ok"')])
  expect(await requestHealth('/health/ready')).toEqual([200, '{"status":"ready"}'])
  server.kill('SIGTERM')
  await expect.poll(() => requestHealth('/health')).toEqual([503, '{"status":"stopping"}'])
  expect(await requestHealth('/health/ready')).toEqual([503, '{"status":"stopping"}'])
  expect(await requestHealth('/health/alive')).toEqual([200, '{"status":"alive"}'])
  expect((await requestHealth('/apartments'))[0]).toBe(200)
  expect(await server.exited).toBe(0)
})
