import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { logRequest, newRequestId, requestLog } from './request-log.ts'

test('each request has an id of its own, also when there are many', () => {
  const ids = Array.from({ length: 1000 }, newRequestId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([])
})

async function statusInLog(destroyed: boolean): Promise<number> {
  const lines: { status: number }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const app = new Hono<AppEnv>()
  app.use(requestLog(log))
  app.get('/', (c) => c.text('', 500))
  await app.request('/', {}, { outgoing: { destroyed } })
  return lines[0]?.status ?? 0
}

test('a request whose client has disconnected is not logged as a failure of the server', async () => {
  expect(await statusInLog(false)).toBe(500)
  expect(await statusInLog(true)).toBe(499)
})

test('a key in a path is in no line, whoever writes the line', () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  logRequest(log, { requestId: '', method: 'GET', path: '/./calendar/secret.ics', status: 404, started: 0 })
  expect(lines.join()).toContain('/./calendar/…')
  expect(lines.join()).not.toContain('secret')
})
