import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess {
  url: string
  pid: number | undefined
  /** Everything that the server has printed so far. */
  output(): string
  kill(signal: NodeJS.Signals): void
  exited: Promise<number | null>
}

export interface Launch {
  /** The project folder to start from, for tests that compare releases. */
  release?: string
  /** The user to run as, for a test that runs as root, which may write everywhere. */
  uid?: number
}

/**
 * Starts the built server on a free port, and waits until it has printed its URL. The URL has the address in place of
 * `localhost`: Playwright's requests look that up for IPv6, too, and where the machine's hosts file has no such line,
 * they wait five seconds for each response of a name server that is lost.
 */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  launch: Launch = {},
): Promise<ServerProcess> {
  const child = spawnServer({ DATA_DIR: dataDir, PORT: '0', ...env }, launch)
  let printed = ''
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  let isStarted = false
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      // A log of a line for each request is long: searching all of it at every chunk would slow down who writes it.
      if (isStarted) return
      const found = printed.match(/Website +(\S+)\n/)?.[1]
      if (!found) return
      isStarted = true
      resolve(found.replace('//localhost:', '//127.0.0.1:'))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    exited.then((code) => reject(new Error(`The server exited with ${code}:\n${printed}`)))
  })
  return { url, pid: child.pid, output: () => printed, kill: (signal) => child.kill(signal), exited }
}

/** Sets the same memory options as `npm start`. */
export function spawnServer(env: Record<string, string>, { release = '.', uid }: Launch = {}): ChildProcess {
  return spawn(process.execPath, ['--max-semi-space-size=8', 'cli/start.ts'], {
    cwd: release,
    ...(uid !== undefined && { uid }),
    env: {
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
