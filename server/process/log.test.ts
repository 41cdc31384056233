import { EventEmitter } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

let folder: string
let file: string
let fd: number
let process: EventEmitter

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-log-'))
  file = join(folder, 'log')
  fd = openSync(file, 'a')
  process = new EventEmitter()
})

afterEach(() => {
  closeSync(fd)
  rmSync(folder, { recursive: true })
})

const written = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line)] : []))
const open = (level = 'info') => createLog(level, fd, process as never)

test('lines wait for others, and arrive in their order', async () => {
  const log = open()
  for (let line = 0; line < 1000; line++) log.info({ line }, 'request')
  expect(written().length).toBeLessThan(1000)
  await vi.waitFor(() => expect(written()).toHaveLength(1000), { timeout: 10_000 })
  expect(written().map(({ line }) => line)).toEqual(Array.from({ length: 1000 }, (_, line) => line))
})

test('the end of the process writes what waits, and a fatal error does, too', () => {
  const log = open()
  log.info('last words')
  expect(written()).toEqual([])
  process.emit('exit')
  expect(written()).toMatchObject([{ msg: 'last words' }])
  log.info('before')
  log.fatal('nobody has caught an error')
  expect(written().slice(1)).toMatchObject([{ msg: 'before' }, { level: 60 }])
})

test('a log that nobody reads takes a bounded amount of memory, and says what it has dropped', async () => {
  const log = open()
  const text = 'x'.repeat(1000)
  // Nothing can be written before this loop ends.
  for (let line = 0; line < 20_000; line++) log.info(text)
  await vi.waitFor(() => expect(written().length).toBeGreaterThan(7000), { timeout: 10_000 })
  log.info('afterwards')
  process.emit('exit')
  const lines = written()
  const report = lines.find(({ lines }) => lines)
  expect(report).toMatchObject({ level: 40 })
  // Its own line and the last one are there, too.
  expect(lines.length - 2 + report.lines).toBe(20_000)
  expect(lines.length).toBeLessThan(8000)
})
