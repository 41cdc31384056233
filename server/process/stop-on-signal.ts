import type { EventEmitter } from 'node:events'

interface Deps {
  signals: Pick<EventEmitter, 'on'>
  exit(code: number): void
  /** In milliseconds. */
  now(): number
}

/** Signals within so many milliseconds are one Ctrl-C, which the terminal, npm and cli/run.mjs all pass on. */
const sameKeystroke = 500
/** The exit code of a process that SIGINT has ended. */
const interrupted = 130

/** Stops gracefully at SIGTERM or Ctrl-C, and at once at a second Ctrl-C. */
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
