import type { Progress, ProgressStep } from '../backend/backup/snapshot.ts'

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

const megabyte = 1_000_000
/** In milliseconds. A log is read afterwards. */
const pauses = { terminal: 200, log: 10_000 }

/**
 * How far a command is. On a terminal one line that counts up, and a new one for each part; elsewhere a line every ten
 * seconds.
 */
export function createProgress(out: Terminal = process.stdout, now: () => number = Date.now): Progress {
  const pause = out.isTTY ? pauses.terminal : pauses.log
  let part: string | undefined
  let shownAt = now()
  return (step) => {
    const isDone = step.done === step.total
    const isNew = step.part !== part
    if (now() - shownAt < pause && !(out.isTTY && (isDone || isNew))) return
    if (out.isTTY && isNew && part !== undefined) out.write('\n')
    part = step.part
    shownAt = now()
    out.write(out.isTTY ? `\r${formatStep(step)}\u001b[K` : `${formatStep(step)}\n`)
    if (!out.isTTY || !isDone) return
    out.write('\n')
    part = undefined
  }
}

/** „copying rows: 350,000 of 1,004,117“ */
function formatStep({ part, done, total, unit }: ProgressStep): string {
  const amount = (value: number) =>
    unit === 'bytes' ? `${Math.round(value / megabyte)} MB` : value.toLocaleString('en')
  return `${part}: ${amount(done)}${total === undefined ? '' : ` of ${amount(total)}`}`
}
