import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs, and what all public pages share: two files pack better than two dozen. */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/ },
  {
    name: 'site',
    test: new RegExp(
      [
        '/app/public/[a-z-]+\\.tsx?$',
        '/app/(live/|offline/(connection|data-age|register|reload))',
        '/app/ui/(button|control|error|field|image|pending|status)',
        '/app/text/(site|load-errors|connection|public/contact)\\.ts',
        '/domain/(building|status|formats/|lists/|apartment/(apartment-type|floor-range)|files/picture)',
        '/lucide-react/dist/esm/(shared/|[cI]|icons/(menu|x|chevron-down|phone|loader-circle)\\.)',
      ].join('|'),
    ),
  },
  // Every page brings the list of all scripts: the fewer the back office has, the shorter it is. Only what
  // leads to nothing that public pages use: a group takes along what its files import.
  {
    name: 'office',
    test: /\/app\/(admin\/frame\/screen\.|text\/office\/admin\.|ui\/(confirm-dialog|icon-button|row-actions|toaster)\.)/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The service worker's build reads the manifest.
  build: { assetsInlineLimit: 0, manifest: true },
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
