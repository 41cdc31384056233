import { execFile } from 'node:child_process'
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import { lockFor } from '../backend/data-folder.ts'
import { buildStamp, isBuilt } from './build-if-stale.ts'
import { buildServiceWorker } from './build-service-worker.ts'

const client = 'build/client'

const { lock, hasWaited } = await waitForOtherBuild()
if (hasWaited && (await isBuilt())) process.exit()

const started = new Date()
await rm(buildStamp, { force: true })
console.log('Building…')
await run('react-router', ['build'])
const ofVisitors = await buildServiceWorker()
await compressAssets()
await writeFile(buildStamp, '')
await utimes(buildStamp, started, started)
lock.release()

/** Two builds in one folder would remove each other's files. The lock lies beside `build/`, which a build empties. */
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

/** Assets are compressed once, as hard as it goes, instead of at each request. */
async function compressAssets(): Promise<void> {
  const entries = await readdir(client, { recursive: true })
  const texts = entries.filter((entry) => /\.(js|css|svg|html|json|txt|webmanifest)$/.test(entry))
  await Promise.all(texts.map(compressFile))
}

async function compressFile(name: string): Promise<void> {
  const file = join(client, name)
  const content = await readFile(file)
  const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, hardest))
  await writeFile(`${file}.gz`, await gzipHard(name, content))
}

/** Zopfli packs 3 percent better than zlib, and takes a hundred times as long: for what visitors fetch. */
async function gzipHard(name: string, content: Buffer): Promise<Uint8Array> {
  const isOfVisitors = ofVisitors.includes(`/${name}`)
  return isOfVisitors && name.endsWith('.js')
    ? zopfli(content, { numiterations: 5 })
    : promisify(gzip)(content, { level: 9 })
}
