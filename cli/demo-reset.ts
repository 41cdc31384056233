import { createInterface } from 'node:readline/promises'
import { clearAll, loadDemo } from '../demo/load.ts'
import { showProgress } from '../demo/progress-bar.ts'
import { openFromEnvironment } from './open-from-environment.ts'

/** `npm run demo:reset [-- --yes]`: replaces all content and files by the demo building; accounts stay. */
const backend = await openFromEnvironment({
  exclusive: true,
  command: 'demo:reset',
  confirm: async ({ dataDir }) => {
    if (!process.argv.includes('--yes'))
      await ask(`Replace everything in ${dataDir} by the demo building? [y/N] `)
  },
})
await clearAll(backend)
await loadDemo(backend, showProgress)
await backend.close()
console.log('Done.')

async function ask(question: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) process.exit(0)
}
