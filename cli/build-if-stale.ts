import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A file that is written at the end of a build. Its time is the build's start, so that changes during the build
 * make the build stale.
 */
export const buildStamp = 'build/finished'
const sources = [
  'app',
  'text',
  'backend',
  'domain',
  'server',
  'public',
  'cli/build.ts',
  'cli/chunk-groups.ts',
  'cli/pdf-decoders.ts',
  'cli/site-bundle.ts',
  'cli/unused-part-lists.ts',
  'cli/unused-parts.ts',
  'cli/unused-react-parts.ts',
  'cli/unused-router-parts.ts',
  'cli/unused-worker-parts.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** Builds in a process of its own, because build tools take memory and listen for errors of the whole process. */
export async function buildIfStale(): Promise<void> {
  if (await isBuilt()) return
  const building = spawn(process.execPath, ['cli/build.ts'], { stdio: 'inherit' })
  const [status] = await once(building, 'exit')
  if (status !== 0) process.exit(1)
}

export async function isBuilt(): Promise<boolean> {
  const built = await changedAt(buildStamp)
  return built !== 0 && (await newest(sources)) <= built
}

/**
 * The newest time of change of all files and folders. A folder's time changes when a file in it is removed or
 * renamed.
 */
async function newest(paths: string[]): Promise<number> {
  const times = await Promise.all(
    paths.map(async (path) => {
      const entries = await readdir(path, { recursive: true }).catch(() => [])
      return Promise.all(['', ...entries].map((entry) => changedAt(join(path, entry))))
    }),
  )
  return Math.max(...times.flat())
}

async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
