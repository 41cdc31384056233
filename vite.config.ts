import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs, and what most public pages share: two files pack better than two dozen. */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'site',
    test: /\/app\/(public|live|offline)\/|\/app\/ui\/(button|field|card-table|status|image|error)|\/app\/text\/(site|errors|contact)|\/domain\/(building|status|money|measures|apartment|picture)\.ts/,
    minShareCount: 3,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: chunks } },
        },
      },
    },
    // The server's entry is ours: it wraps React Router's pages in one Hono application.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
