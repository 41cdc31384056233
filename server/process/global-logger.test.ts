import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ownProcess from 'node:process'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { installGlobalLogger } from './global-logger.ts'

let lines: string[]
let printed: string[]
let exits: number[]
let process: EventEmitter & { exit(code: number): never }
let outputs: Parameters<typeof installGlobalLogger>[1]
let plain: ReturnType<typeof installGlobalLogger>
let requestId: string | undefined

beforeEach(() => {
  lines = []
  printed = []
  exits = []
  requestId = undefined
  const write = (text: string | Uint8Array) => printed.push(String(text)) > 0
  const silent = () => {}
  process = Object.assign(new EventEmitter(), { exit: (code: number) => exits.push(code) as never })
  process.on('warning', () => printed.push('as Node prints it'))
  outputs = {
    console: { log: silent, info: silent, debug: silent, warn: silent, error: silent },
    stdout: { write },
    stderr: { write },
    process: process as never,
    requestId: () => requestId,
  }
  plain = installGlobalLogger(
    pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }),
    outputs,
  )
})

const logged = () => lines.map((line) => JSON.parse(line))

test('console output becomes one JSON line, an error with its stack', () => {
  outputs.console.error('Error reading a stored image', 'media/a.jpg', new Error('first\nsecond'))
  outputs.console.warn('Waiting: %d servers', 3)
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
  expect(logged()).toMatchObject([
    { level: 50, msg: 'Error reading a stored image media/a.jpg', err: { message: 'first\nsecond' } },
    { level: 40, msg: 'Waiting: 3 servers' },
  ])
})

test('each line that libraries and threads print becomes a JSON line, however it is chunked', () => {
  outputs.stderr.write('a library ')
  outputs.stderr.write(Buffer.from('warns\nand again\n\n'))
  outputs.stdout.write('a thread speaks\n')
  expect(logged()).toMatchObject([
    { level: 40, msg: 'a library warns' },
    { level: 40, msg: 'and again' },
    { level: 30, msg: 'a thread speaks' },
  ])
  expect(printed).toEqual([])
})

test('warnings of Node and fatal errors become JSON lines, too', () => {
  process.emit('warning', new Error('deprecated'))
  process.emit('unhandledRejection', new Error('lost'))
  expect(logged()).toMatchObject([
    { level: 40, msg: 'deprecated' },
    { level: 60, err: { message: 'lost' } },
  ])
  expect([printed, exits]).toEqual([[], [70]])
})

test('plain text for a person can still be printed', () => {
  plain.out('Sgrada is running\n')
  expect([printed, lines]).toEqual([['Sgrada is running\n'], []])
})

test('in a request, a lost promise is logged with its id, and a thrown error ends the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-logger-'))
  const program = join(folder, 'server.ts')
  const own = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)))
  writeFileSync(
    program,
    `import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { installGlobalLogger } from ${own('global-logger.ts')}
const requests = new AsyncLocalStorage()
const write = (level) => (about, message) =>
  process.stdout.write(level + ' ' + about.requestId + ' ' + about.err.message + '\\n')
const log = { fatal: write('fatal'), error: write('error'), info: write('info'), warn: write('warn') }
const { stdout, stderr } = { stdout: { write: () => true, isTTY: true }, stderr: { write: () => true, isTTY: true } }
installGlobalLogger(log, { console, stdout, stderr, process, requestId: () => requests.getStore() })
requests.run('one', () => void sleep(1).then(() => { throw new Error('lost') }))
await sleep(50)
requests.run('two', () => setTimeout(() => { throw new Error('thrown') }, 1))
await sleep(60_000)
`,
  )
  const child = spawn(ownProcess.execPath, [program])
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  rmSync(folder, { recursive: true })
  expect([out, code]).toEqual(['error one lost\nfatal two thrown\n', 70])
})
