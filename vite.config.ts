import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './cli/chunk-groups.ts'
import { pdfDecoders } from './cli/pdf-decoders.ts'
import { unusedParts } from './cli/unused-parts.ts'

const groups = chunkGroups.map(({ name, patterns }) => ({ name, test: new RegExp(patterns.join('|')) }))

/**
 * Removes the React keys of the shapes in all icons. Keys are random letters, which hardly compress, and
 * app/ui/create-icon.ts needs none.
 */
const iconsWithoutKeys: Plugin = {
  name: 'icons-without-keys',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/,\s+key: "\w+"/g, ''), map: null }),
  },
}

/**
 * Replaces Vite's loader of dynamic imports, which also loads style sheets: here, none belongs to a script. It tells
 * of a script that is missing, as Vite's does (app/offline/reload-on-missing-script.ts).
 */
const importsWithoutStyles: Plugin = {
  name: 'imports-without-styles',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = (load) => load().catch((error) => {
      const event = new Event('vite:preloadError', { cancelable: true })
      event.payload = error
      dispatchEvent(event)
      if (!event.defaultPrevented) throw error
    })`,
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), iconsWithoutKeys, importsWithoutStyles, unusedParts, pdfDecoders],
  resolve: {
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve('app/ui/create-icon.ts') }],
  },
  // The service worker's build reads the manifest.
  build: { assetsInlineLimit: 0, manifest: true, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What opens over a page is loaded when it opens, and what is hydrated late when it comes near: a module of
          // components does nothing where it is only named.
          treeshake: {
            moduleSideEffects: [{ test: /\/app\/(public|home-page)\/.*\.tsx$/, sideEffects: false }],
          },
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
        },
      },
    },
    // The server's entry is ours: it wraps React Router's pages in one Hono application.
    // Icons are bundled, so that only those that we show are loaded: all of them would take 36 MB of memory and
    // longer to load than React itself.
    ssr: {
      build: { rollupOptions: { input: './server/app.ts' } },
      resolve: { noExternal: ['lucide-react'] },
    },
  },
})
