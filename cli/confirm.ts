import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'

/** Ends the command unless the answer is yes, or was given with `--yes`: as one that was not carried out. */
export async function confirm(question: string): Promise<void> {
  if (process.argv.includes('--yes')) return
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Without a terminal there is no answer, which is none of yes.
  const silence = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), silence])
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) process.exit(1)
}
