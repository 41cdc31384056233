import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server's entry is ours: it wraps React Router's pages in one Hono application.
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
  build: { assetsInlineLimit: 0 },
})
