import type { EventEmitter } from 'node:events'

interface Deps {
  /** The process. */
  signals: Pick<EventEmitter, 'on'>
  exit(code: number): void
  /** In milliseconds. */
  now(): number
}

/** One Ctrl-C arrives several times: from the terminal, from npm, and from cli/run.mjs, which all pass it on. */
const sameKeystroke = 500
/** As a shell has it for a process that was ended by SIGINT. */
const interrupted = 130

/** Stops in peace at SIGTERM or Ctrl-C; at a second Ctrl-C at once, for whoever does not want to wait. */
export function stopOnSignal(stop: () => Promise<void>, { signals, exit, now }: Deps): void {
  let stoppingSince: number | undefined
  const begin = async () => {
    if (stoppingSince !== undefined) return
    stoppingSince = now()
    await stop()
    exit(0)
  }
  signals.on('SIGTERM', begin)
  signals.on('SIGINT', () => {
    if (stoppingSince !== undefined && now() - stoppingSince > sameKeystroke) exit(interrupted)
    else void begin()
  })
}
