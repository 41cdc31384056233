import { StringDecoder } from 'node:string_decoder'
import { format } from 'node:util'
import type { Logger } from 'pino'

type Level = 'info' | 'warn' | 'error'
// biome-ignore lint/suspicious/noExplicitAny: Node's own has an encoding, a callback, or both
type Write = (text: string | Uint8Array, ...rest: any[]) => boolean

interface Deps {
  console: Record<'log' | 'info' | 'debug' | 'warn' | 'error', (...args: unknown[]) => void>
  /** Where libraries and threads write by themselves. */
  stdout: { write: Write; isTTY?: boolean }
  stderr: { write: Write; isTTY?: boolean }
  process: Pick<NodeJS.Process, 'on' | 'removeAllListeners' | 'exit'>
}

/**
 * From now on everything that this process says is a line of the log: what the backend and libraries say to the
 * console, what threads print, warnings of Node, and what ends the process. Whoever reads the log by a program gets
 * one JSON line for each. Returns how to say something to a person all the same.
 */
export function installGlobalLogger(log: Logger, { console, stdout, stderr, process }: Deps) {
  const plain = { out: stdout.write.bind(stdout), err: stderr.write.bind(stderr) }
  const emit =
    (level: Level) =>
    (...args: unknown[]) =>
      logArguments(log, level, args)
  Object.assign(console, {
    log: emit('info'),
    info: emit('info'),
    debug: emit('info'),
    warn: emit('warn'),
    error: emit('error'),
  })
  // A person at a terminal sees progress as it is meant.
  if (!stdout.isTTY) stdout.write = asLines(emit('info'))
  if (!stderr.isTTY) stderr.write = asLines(emit('warn'))
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'the server ends: nobody has caught an error')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
  return plain
}

/** The first error goes with its stack, the rest becomes the message. */
function logArguments(log: Logger, level: Level, args: unknown[]): void {
  const error = args.find((word) => word instanceof Error)
  const message = format(...args.filter((word) => word !== error))
  log[level](error ? { err: error } : {}, message || error?.message || '')
}

const maxLineLength = 64 * 1024

/** What is written in pieces becomes lines; a piece without an end waits for it. */
function asLines(emit: (line: string) => void): Write {
  const decoder = new StringDecoder()
  let begun = ''
  return (text, ...rest) => {
    const lines = (begun + decoder.write(Buffer.from(text as string))).split('\n')
    begun = lines.pop() ?? ''
    if (begun.length > maxLineLength) lines.push(begun.slice(0, maxLineLength))
    if (begun.length > maxLineLength) begun = ''
    for (const line of lines) if (line.trim() !== '') emit(line)
    // Whoever asks to be called when it is written must not wait for ever.
    for (const called of rest) if (typeof called === 'function') called()
    return true
  }
}
