import { StringDecoder } from 'node:string_decoder'
import { format } from 'node:util'
import type { Logger } from 'pino'

type Level = 'info' | 'warn' | 'error'
/**
 * What is used of `process.stdout` and `process.stderr`. `write` has a method type, because Node's takes an
 * encoding, a callback, or both after the text.
 */
interface Output {
  write(text: string | Uint8Array, ...rest: unknown[]): boolean
  isTTY?: boolean
}

interface Deps {
  console: Record<'log' | 'info' | 'debug' | 'warn' | 'error', (...args: unknown[]) => void>
  /** Libraries and worker threads write here directly. */
  stdout: Output
  stderr: Output
  process: Pick<NodeJS.Process, 'on' | 'removeAllListeners' | 'exit'>
  /** The id of the request that the running code works for, if it works for one. */
  requestId(): string | undefined
}

/** The exit code after an error that nobody caught: whoever supervises the process starts it again. */
export const crashed = 70

/**
 * Turns all output of this process into JSON lines of the log: `console` calls, what libraries and threads print,
 * Node's warnings, and the error that ends the process. Returns the original writers for what is meant for a person.
 */
export function installGlobalLogger(log: Logger, { console, stdout, stderr, process, requestId }: Deps) {
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
  // Output to a terminal is not replaced, so that progress that libraries draw stays readable.
  if (!stdout.isTTY) stdout.write = asLines(emit('info'))
  if (!stderr.isTTY) stderr.write = asLines(emit('warn'))
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
  const end = (error: unknown) => {
    log.fatal({ err: error, requestId: requestId() }, 'the server ends: nobody has caught an error')
    process.exit(crashed)
  }
  process.on('uncaughtException', end)
  // A promise of a request that nobody waits for has left nothing half done but that request.
  process.on('unhandledRejection', (error) => {
    const id = requestId()
    if (id === undefined) end(error)
    else log.error({ err: error, requestId: id }, 'a part of a request failed that nobody waited for')
  })
  return plain
}

/** The first Error is logged with its stack, the other arguments become the message. */
function logArguments(log: Logger, level: Level, args: unknown[]): void {
  const error = args.find((arg) => arg instanceof Error)
  const message = format(...args.filter((arg) => arg !== error))
  log[level](error ? { err: error } : {}, message || error?.message || '')
}

const maxLineLength = 64 * 1024

/** Collects written pieces into lines; an unfinished line waits for its end. */
function asLines(emit: (line: string) => void): Output['write'] {
  const decoder = new StringDecoder()
  let unfinished = ''
  return (text, ...rest) => {
    const lines = (unfinished + decoder.write(Buffer.from(text as string))).split('\n')
    unfinished = lines.pop() ?? ''
    if (unfinished.length > maxLineLength) lines.push(unfinished.slice(0, maxLineLength))
    if (unfinished.length > maxLineLength) unfinished = ''
    for (const line of lines) if (line.trim() !== '') emit(line)
    // `write` may get a callback as its last argument, and its caller waits for it.
    for (const called of rest) if (typeof called === 'function') called()
    return true
  }
}
