import { once } from 'node:events'
import { type Launch, spawnServer } from '../server-process.ts'

/** Starts a server that is expected to fail; returns its exit code and output. */
export async function failToStart(env: Record<string, string>, launch: Launch = {}) {
  const child = spawnServer({ PORT: '0', ...env }, launch)
  let output = ''
  let started = false
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  child.stdout?.on('data', (chunk) => {
    if (!String(chunk).includes('Website')) return
    started = true
    child.kill('SIGTERM')
  })
  const [code] = await once(child, 'close')
  return { output: output.trim(), code: started ? 'it started' : (code as number | null) }
}
