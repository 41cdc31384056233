import { execFile } from 'node:child_process'
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import { lockFor } from '../backend/data-folder.ts'
import { buildStamp, isBuilt } from './build-if-stale.ts'
import { buildServiceWorker, client } from './site-bundle.ts'

/** `npm run build`: builds pages and service worker, and compresses them. */
const { lock, hasWaited } = await waitForOtherBuild()
if (hasWaited && (await isBuilt())) process.exit()

const started = new Date()
await rm(buildStamp, { force: true })
console.log('Building…')
await run('react-router', ['build'])
const siteFiles = await buildServiceWorker()
await compressAssets()
await writeFile(buildStamp, '')
await utimes(buildStamp, started, started)
lock.release()

/**
 * Waits for the lock: two builds in one folder would remove each other's files. The lock is outside `build/`,
 * which a build empties.
 */
async function waitForOtherBuild() {
  for (let tries = 0; ; tries++) {
    const lock = lockFor('.building')
    if (lock) return { lock, hasWaited: tries > 0 }
    if (tries === 0) console.log('Another build is running in this folder: waiting for it…')
    await sleep(200)
  }
}

async function run(command: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(command, args, { env }).catch((error) => {
    console.error(error.stdout, error.stderr || error.message)
    process.exit(1)
  })
}

/** Compresses assets once with the best compression, instead of at each request. */
async function compressAssets(): Promise<void> {
  const entries = await readdir(client, { recursive: true })
  const texts = entries.filter((entry) => /\.(m?js|css|svg|html|json|txt|webmanifest)$/.test(entry))
  await Promise.all(texts.map(compressFile))
}

async function compressFile(name: string): Promise<void> {
  const file = join(client, name)
  const content = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best))
  await writeFile(`${file}.gz`, await gzipBest(name, content))
}

/**
 * Zopfli is 3 percent smaller than zlib and takes a hundred times as long, so it is used for public pages only, and for
 * the service worker, which all of them load.
 */
async function gzipBest(name: string, content: Buffer): Promise<Uint8Array> {
  return siteFiles.includes(`/${name}`)
    ? zopfli(content, { numiterations: 5 })
    : promisify(gzip)(content, { level: 9 })
}
