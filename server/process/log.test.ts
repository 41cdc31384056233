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
  await vi.waitFor(
    () => {
      log.warn('again')
      expect(written().some(({ lines }) => lines > 0)).toBe(true)
    },
    { timeout: 60_000, interval: 200 },
  )
  log.warn('the end')
  await vi.waitFor(() => expect(written().at(-1)).toMatchObject({ msg: 'the end' }), { timeout: 60_000 })
  const lines = written()
  const kept = lines.filter(({ msg }) => msg === text).length
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(8400)
  expect(lines.find(({ lines }) => lines > 0)).toMatchObject({ level: 40 })
  expect(lines.reduce((sum, { lines = 0 }) => sum + lines, 0)).toBeGreaterThanOrEqual(20_000 - kept)
})
