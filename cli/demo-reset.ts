import { createInterface } from 'node:readline/promises'
import { readConfig } from '../backend/config.ts'
import { clearContent } from '../backend/data/clear.ts'
import type { FileStore } from '../backend/files/file-store.ts'
import { openBackend } from '../backend/open.ts'
import { loadDemo } from '../demo/load.ts'
import { showProgress } from '../demo/progress-bar.ts'

/** `npm run demo:reset [-- --yes]`: replaces all content and files by the demo building; accounts stay. */
const config = readConfig(process.env)
if (!process.argv.includes('--yes'))
  await ask(`Replace everything in ${config.dataDir} by the demo building? [y/N] `)

const backend = await openBackend(config, { exclusive: true }).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
await clearContent(backend.db)
await deleteFiles(backend.files)
await loadDemo(backend, showProgress)
await backend.close()
console.log('Done.')

async function ask(question: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  if (!/^y(es)?$/i.test(answer.trim())) process.exit(0)
}

async function deleteFiles(files: FileStore): Promise<void> {
  for (;;) {
    const page = await files.list('')
    if (page.files.length === 0) return
    for (const { path } of page.files) await files.delete(path)
  }
}
