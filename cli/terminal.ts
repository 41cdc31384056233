import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import type { Progress, ProgressStep } from '../backend/backup/snapshot.ts'

interface Terminal {
  isTTY?: boolean
  write(text: string): unknown
}

const megabyte = 1_000_000
/** Milliseconds between two lines of progress. */
const pauses = { terminal: 200, log: 10_000 }

/** Shows progress: on a terminal one line for each part that counts up, elsewhere a line every ten seconds. */
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

/** Ends the command with exit code 1 unless the reply is yes, or `--yes` was given. */
export async function confirm(question: string): Promise<void> {
  if (process.argv.includes('--yes')) return
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Without a terminal the input closes, which counts as no.
  const silence = once(terminal, 'close').then(() => '')
  const reply = await Promise.race([terminal.question(`${question} [y/N] `), silence])
  terminal.close()
  if (!/^y(es)?$/i.test(reply.trim())) process.exit(1)
}

/**
 * Runs a command. An error ends the process with exit code 1 and prints only its message, without the stack.
 */
export async function reportErrors(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Warns of referenced files that an archive does not contain. The archive can be used anyway. */
export function reportMissingFiles(paths: string[]): void {
  if (paths.length > 0) console.error(`Records point to files that are nowhere: ${paths.join(', ')}`)
}
