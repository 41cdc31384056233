import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './cli/chunk-groups.ts'

const groups = chunkGroups.map(({ name, patterns }) => ({ name, test: new RegExp(patterns.join('|')) }))

/** Made-up letters in every shape of every icon, which hardly pack; create-icon.ts does without them. */
const iconsWithoutKeys: Plugin = {
  name: 'icons-without-keys',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/,\s+key: "\w+"/g, ''), map: null }),
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), iconsWithoutKeys],
  resolve: {
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: resolve('app/ui/create-icon.ts') }],
  },
  // The service worker's build reads the manifest.
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
        },
      },
    },
    // The server's entry is ours: it wraps React Router's pages in one Hono application.
    // Of the icons, only those that we show: all of them would take 36 MB and more of a start than React itself.
    ssr: {
      build: { rollupOptions: { input: './server/app.ts' } },
      resolve: { noExternal: ['lucide-react'] },
    },
  },
})
