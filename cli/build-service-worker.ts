import { readdir, readFile, rm } from 'node:fs/promises'
import { build } from 'vite'
import { builtFiles } from '../app/urls.ts'
import { type Chunk, lazyChunks } from './lazy-chunks.ts'
import { writeSiteManifest } from './site-manifest.ts'

const client = 'build/client'

/**
 * Bundles the service worker into one file at the root, whose scope is the whole site. It is a build of its
 * own, after the pages: it carries the names of their files, so each release has a worker of its own. Returns them.
 */
export async function buildServiceWorker(): Promise<string[]> {
  const files = await shell()
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __shell__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
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
  const files = await readdir(client + builtFiles.assets)
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
  const chunks = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8'))
  await rm(`${client}/.vite`, { recursive: true })
  return chunks
}
