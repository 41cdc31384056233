import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import { buildServiceWorker } from './build-service-worker.ts'
import { chunkGroups } from './chunk-groups.ts'

const stamp = 'build/finished'
const sources = [
  'app',
  'backend',
  'domain',
  'server',
  'public',
  'cli/build-service-worker.ts',
  'cli/chunk-groups.ts',
  'cli/late-parts.ts',
  'cli/site-manifest.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

export async function buildIfStale(): Promise<void> {
  const built = await changedAt(stamp)
  if (built === 0 || (await newest(sources)) > built) await build()
}

export async function build(): Promise<void> {
  console.log('Building…')
  await run('react-router', ['build'])
  await buildServiceWorker()
  await compressAssets('build/client')
  await writeFile(stamp, '')
}

async function run(command: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(command, args, { env }).catch((error) => {
    console.error(error.stdout, error.stderr || error.message)
    process.exit(1)
  })
}

/** A folder's own time changes when something in it is removed or renamed, so folders count as well. */
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

/** Assets are compressed once, as hard as it goes, instead of at each request. */
async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  const texts = entries.filter((entry) => /\.(js|css|svg|html|json|txt|webmanifest)$/.test(entry))
  await Promise.all(texts.map((entry) => compressFile(join(folder, entry))))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, hardest))
  await writeFile(`${file}.gz`, await gzipHard(file, content))
}

/** Zopfli packs 3 percent better than zlib, and takes a hundred times as long: for what every visitor fetches alone. */
async function gzipHard(file: string, content: Buffer): Promise<Uint8Array> {
  const isShared = chunkGroups.some(({ name }) => basename(file).startsWith(`${name}-`))
  return isShared && file.endsWith('.js')
    ? zopfli(content, { numiterations: 5 })
    : promisify(gzip)(content, { level: 9 })
}
