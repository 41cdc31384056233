import { execFile } from 'node:child_process'
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { gzipAsync as zopfli } from '@gfx/zopfli'
import { build } from 'vite'
import { builtFiles, siteManifestUrl } from '../app/urls.ts'
import { lockFor } from '../backend/data-folder.ts'
import { buildStamp, isBuilt } from './build-if-stale.ts'

const siteManifestClient = 'build/client'

interface Scripts {
  module: string
  imports: string[]
}

interface Manifest {
  entry: Scripts
  routes: Record<string, Scripts>
  url: string
}

function isSiteRoute(id: string): boolean {
  return id === 'root' || id.startsWith('public/')
}

/** Writes the list of routes that public pages get beside the whole one, and hands it over. */
async function writeSiteManifest(): Promise<Manifest> {
  const files = await readdir(siteManifestClient + builtFiles.assets)
  const name = files.find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
  const script = await readFile(`${siteManifestClient}${builtFiles.assets}/${name}`, 'utf8')
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const whole: Manifest = JSON.parse(script.slice(start, end))
  const routes = Object.fromEntries(Object.entries(whole.routes).filter(([id]) => isSiteRoute(id)))
  const site = { ...whole, routes, url: siteManifestUrl(whole.url) }
  await writeFile(
    siteManifestClient + site.url,
    script.slice(0, start) + JSON.stringify(site) + script.slice(end),
  )
  return site
}

const buildServiceWorkerClient = 'build/client'

/**
 * Bundles the service worker into one file at the root, whose scope is the whole site. It is a build of its
 * own, after the pages: it carries the names of their files, so each release has a worker of its own. Returns them.
 */
async function buildServiceWorker(): Promise<string[]> {
  const files = await shell()
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __shell__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: buildServiceWorkerClient,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: 'app/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  return files
}

/** What the public pages are made of. Files of the admin area are not among them. */
async function shell(): Promise<string[]> {
  const files = await readdir(buildServiceWorkerClient + builtFiles.assets)
  const manifest = await writeSiteManifest()
  const scripts = [manifest.entry, ...Object.values(manifest.routes)]
  const stylesAndFonts = files
    .filter((name) => /^site-.*\.css$|\.woff2$/.test(name))
    .map((name) => `${builtFiles.assets}/${name}`)
  const all = scripts.flatMap(({ module, imports }) => [module, ...imports])
  const late = lazyChunks(
    all.map((url) => url.slice(1)),
    await takeChunks(),
  ).map((file) => `/${file}`)
  return [...new Set([...all, ...late, manifest.url, ...stylesAndFonts, builtFiles.icon])].sort()
}

/** Vite's manifest lies where the server would hand it out: it goes once it is read. */
async function takeChunks(): Promise<Record<string, Chunk>> {
  const chunks = JSON.parse(await readFile(`${buildServiceWorkerClient}/.vite/manifest.json`, 'utf8'))
  await rm(`${buildServiceWorkerClient}/.vite`, { recursive: true })
  return chunks
}

/** A built file, as Vite's manifest describes it. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/** What these files fetch only when somebody uses it, such as the gallery, with all that it needs itself. */
export function lazyChunks(files: string[], chunks: Record<string, Chunk>): string[] {
  const known = new Set(files)
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || known.has(chunk.file)) return
    known.add(chunk.file)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const { file, dynamicImports = [] } of Object.values(chunks)) {
    if (files.includes(file)) dynamicImports.forEach(visit)
  }
  return [...found]
}

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
