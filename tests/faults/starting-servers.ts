import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { spawnServer } from '../server-process.ts'

/** A server that has just been started, and may be far from ready. */
export interface StartingServer {
  output(): string
  /** Its URL, as soon as it says where it is. */
  ready(): Promise<string>
  end(signal: NodeJS.Signals): Promise<void>
}

/** A first start of several servers takes as long as the demo building, or until a dead one has lost its lease. */
const pollOptions = { timeout: 240_000, interval: 100 }

export function startAtOnce(count: number, env: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'sgrada-starting-'))
  const servers = Array.from({ length: count }, (_, index) =>
    watch(
      spawnServer({ ...env, LOG_LEVEL: 'info', DEMO: 'on', PORT: '0', DATA_DIR: join(root, String(index)) }),
    ),
  )
  return {
    servers,
    /** For whoever looks at what they do. */
    folder: join(root, 'beside'),
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      rmSync(root, { recursive: true })
    },
  }
}

function watch(child: ChildProcess): StartingServer {
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  const exited = once(child, 'exit')
  const url = () => printed.match(/Website +(\S+)\n/)?.[1]
  return {
    output: () => printed,
    async ready() {
      await expect.poll(url, pollOptions).toBeDefined()
      return url() ?? ''
    },
    async end(signal) {
      child.kill(signal)
      await exited
    },
  }
}
