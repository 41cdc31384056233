import { createInterface } from 'node:readline/promises'

/** Ends the command unless the answer is yes, or was given with `--yes`. */
export async function confirm(question: string): Promise<void> {
  if (process.argv.includes('--yes')) return
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) process.exit(0)
}
