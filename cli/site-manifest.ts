import { readdir, readFile, writeFile } from 'node:fs/promises'
import { builtFiles, siteManifestUrl } from '../app/urls.ts'

const client = 'build/client'

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
export async function writeSiteManifest(): Promise<Manifest> {
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
