import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/**
 * Puts the decoders that pdf.js loads for scanned pages into the build. It looks for them by name in one folder, so
 * they have no hash; the folder has the version of pdf.js instead (app/admin/floor-plans/upload/pdf-pages.client.ts).
 */
export const pdfDecoders: Plugin = {
  name: 'pdf-decoders',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
    const { version } = JSON.parse(await readFile(manifest, 'utf8'))
    for (const name of decoders) {
      const source = await readFile(join(dirname(manifest), 'wasm', name))
      this.emitFile({ type: 'asset', fileName: `assets/pdf-decoders-${version}/${name}`, source })
    }
  },
}
