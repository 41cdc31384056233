import { type Logger, pino } from 'pino'

/** Lines are written in batches of this many characters: writing each alone costs more than a cached page. */
const batch = 32 * 1024
/** How long a line waits for others, in milliseconds. What is lost at `kill -9` is not older. */
const maxWait = 100
/** How many bytes may wait for whoever reads the log. Further lines are dropped and counted: a site is not stopped by its log. */
const maxUnread = 8 * 1024 * 1024
const warn = 40

/**
 * The log of the process as JSON lines. Lines wait at most a tenth of a second for others; warnings and errors are
 * written at once with what waits, and the rest when the process ends.
 */
export function createLog(level: string, fd: number, process: Pick<NodeJS.Process, 'once'>): Logger {
  const output = pino.destination({ dest: fd, sync: false, maxLength: maxUnread })
  const lastOutput = pino.destination({ dest: fd, sync: true })
  let lines: string[] = []
  let length = 0
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  function take(): { text: string; count: number } {
    clearTimeout(timer)
    timer = undefined
    const [text, count] = [lines.join(''), lines.length]
    lines = []
    length = 0
    return { text, count }
  }

  function flush(): void {
    const { text, count } = take()
    if (count === 0) return
    let isDropped = false
    const drop = () => {
      isDropped = true
    }
    output.once('drop', drop)
    output.write(text)
    output.off('drop', drop)
    if (isDropped) dropped += count
    else if (dropped > 0) reportDropped()
  }

  function reportDropped(): void {
    const lost = dropped
    dropped = 0
    log.warn({ lines: lost }, 'lines of the log were dropped: nobody read it')
  }

  const destination = {
    /** Pino notes the level of a line in `lastLevel`. */
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      lines.push(line)
      length += line.length
      if (length >= batch || destination.lastLevel >= warn) flush()
      else timer ??= setTimeout(flush, maxWait).unref()
    },
    /** Nothing that is begun here would be finished when the process ends, so this waits for each write. */
    flushSync() {
      const { text } = take()
      output.flushSync()
      if (text !== '') lastOutput.write(text)
    },
  }
  const log = pino({ level }, destination)
  process.once('exit', () => destination.flushSync())
  return log
}
