import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { spawnServer } from '../server-process.ts'

/** A server that was just started and may not be ready yet. */
export interface StartingServer {
  output(): string
  /** Resolves with the server's URL once the server has printed it. */
  ready(): Promise<string>
  end(signal: NodeJS.Signals): Promise<void>
}

/**
 * The first start of several servers takes until the demo building is loaded. If a server was killed while
 * loading it, the others first wait until its lease has lapsed.
 */
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
    /** A data folder for a backend that the test opens itself. */
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
