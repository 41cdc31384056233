import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { builtFiles, siteManifestUrl } from '../app/urls.ts'
import { unusedParts } from './unused-parts.ts'

export const client = 'build/client'

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

/** Writes a copy of the route manifest that contains the public routes only, for the public pages. */
async function writeSiteManifest(): Promise<Manifest> {
  const files = await readdir(client + builtFiles.assets)
  const name = files.find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
  const script = await readFile(`${client}${builtFiles.assets}/${name}`, 'utf8')
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const whole: Manifest = JSON.parse(script.slice(start, end))
  const routes = Object.fromEntries(Object.entries(whole.routes).filter(([id]) => isSiteRoute(id)))
  const site = { ...whole, routes, url: siteManifestUrl(whole.url) }
  await writeFile(client + site.url, script.slice(0, start) + JSON.stringify(site) + script.slice(end))
  return site
}

/**
 * Bundles the service worker into one file at the root, so that its scope is the whole site. It is built after the
 * pages, because it contains the names of their files, which it caches. Returns the names of all files of public pages,
 * and its own.
 */
export async function buildServiceWorker(): Promise<string[]> {
  const { shell, texts } = await listSiteFiles()
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [unusedParts],
    define: { __shell__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
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
  return [...shell, ...texts, builtFiles.serviceWorker]
}

/**
 * The scripts, styles and fonts of the public pages, without those of the admin area. The texts are apart: a visitor
 * reads one language, so the worker caches the texts of the pages that were opened.
 */
async function listSiteFiles(): Promise<{ shell: string[]; texts: string[] }> {
  const names = await readdir(client + builtFiles.assets)
  const manifest = await writeSiteManifest()
  // Visitors never open the showroom; its own screen stores its scripts when it loads them.
  const { 'public/showroom/route': _, ...routes } = manifest.routes
  const scripts = [manifest.entry, ...Object.values(routes)]
  const stylesAndFonts = names
    .filter((name) => /^site-.*\.css$|\.woff2$/.test(name))
    .map((name) => `${builtFiles.assets}/${name}`)
  const all = scripts.flatMap(({ module, imports }) => [module, ...imports])
  const files = all.map((url) => url.slice(1))
  const chunks = await takeChunks()
  const late = [...lazyChunks(files, chunks, isText), ...lateTexts(chunks)]
  const texts = lazyChunks([...files, ...late], chunks)
  const shell = new Set([...all, ...late.map(urlOf), manifest.url, ...stylesAndFonts, builtFiles.icon])
  return { shell: [...shell].sort(), texts: texts.map(urlOf) }
}

function urlOf(file: string): string {
  return `/${file}`
}

/** Whether a source file belongs to the texts of one language. */
function isText(source: string): boolean {
  return /^text\/public\/\w+\//.test(source)
}

/**
 * The texts of parts that are hydrated late, in all languages: a page that was read without coming near to such a part
 * hydrates it offline, too.
 */
function lateTexts(chunks: Record<string, Chunk>): string[] {
  return Object.entries(chunks)
    .filter(([source]) => /^text\/public\/\w+\/sections\/contact\.ts$/.test(source))
    .map(([, { file }]) => file)
}

/** Deletes Vite's manifest after reading it, because it lies in a folder that is served. */
async function takeChunks(): Promise<Record<string, Chunk>> {
  const chunks = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8'))
  await rm(`${client}/.vite`, { recursive: true })
  return chunks
}

/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

/**
 * The chunks that `files` import dynamically, such as the gallery, with everything that these chunks import
 * themselves, except what begins with a source file that is left out.
 */
export function lazyChunks(
  files: string[],
  chunks: Record<string, Chunk>,
  isLeftOut: (source: string) => boolean = () => false,
): string[] {
  const known = new Set(files)
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || known.has(chunk.file) || isLeftOut(key)) return
    known.add(chunk.file)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const { file, dynamicImports = [] } of Object.values(chunks)) {
    if (files.includes(file)) dynamicImports.forEach(visit)
  }
  return [...found]
}
