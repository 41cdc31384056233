/** Which folders may import from which. ARCHITECTURE.md draws the same arrows. */
export interface ArrowRule {
  /** The folder whose files the rule is for. The rule with the longest matching folder applies to a file. */
  room: string
  /** Folders of ours that it may import from, besides itself. */
  may: string[]
  /** Packages that it may import; by default any. */
  packages?: string[]
  /** Where the code belongs instead; a part of the error message. */
  instead: string
}

export const rules: ArrowRule[] = [
  {
    room: 'domain',
    may: [],
    packages: ['zod'],
    instead: 'domain/ is pure: what does I/O belongs in backend/, what is shown in app/',
  },
  {
    room: 'backend/data/migrations',
    may: [],
    packages: ['kysely'],
    instead: 'a migration stands alone: write out what it needs',
  },
  { room: 'backend/data/engine', may: ['domain', 'backend/data'], instead: 'engines know tables only' },
  {
    room: 'backend/data',
    may: ['domain', 'backend/data/engine', 'backend/data/migrations'],
    instead: 'data functions know nothing of files, mail or pages: combine them in backend/ or in a route',
  },
  {
    room: 'backend',
    may: ['domain', 'text/public', 'text/admin', 'backend/data', 'backend/data/engine'],
    instead: 'backend/ knows nothing of pages or HTTP: that belongs in app/ or server/',
  },
  {
    room: 'text',
    may: ['domain'],
    packages: [],
    instead: 'text/ is text: markup belongs in app/ui/',
  },
  {
    room: 'text/public',
    may: ['domain'],
    packages: [],
    instead: 'what visitors read needs nothing of what only the admin area reads',
  },
  {
    room: 'text/admin',
    may: ['domain', 'text', 'text/public'],
    packages: [],
    instead: 'text/ is text: markup belongs in app/ui/',
  },
  {
    room: 'app/ui',
    may: ['domain', 'text', 'text/public'],
    packages: ['react', 'react-router', 'lucide-react'],
    instead: 'app/ui/ gets props: read data in a route',
  },
  {
    room: 'app/service-worker',
    may: ['domain', 'text/public'],
    packages: ['workbox-core', 'workbox-expiration', 'workbox-routing', 'workbox-strategies'],
    instead: 'the service worker runs without a page: what pages need belongs in app/offline/',
  },
  {
    room: 'app/uploads',
    may: ['domain', 'text', 'text/admin', 'text/public', 'app/ui'],
    packages: ['react', 'react-dropzone', 'lucide-react'],
    instead: 'app/uploads/ is the browser’s side of uploads: read data in a route',
  },
  {
    room: 'app/public',
    may: ['domain', 'backend', 'backend/data', 'app', 'app/ui', 'text', 'text/public'],
    instead: 'public pages stay light: what only the admin area needs stays out of them',
  },
  {
    room: 'app/admin',
    may: [
      'domain',
      'backend',
      'backend/data',
      'app',
      'app/ui',
      'text',
      'text/admin',
      'text/public',
      'app/uploads',
    ],
    instead: 'what both the admin area and the public pages need belongs beside them, in app/',
  },
  {
    room: 'app',
    may: [
      'domain',
      'backend',
      'backend/data',
      'app/ui',
      'text',
      'text/public',
      'app/uploads',
      'app/service-worker',
    ],
    instead: 'routes use functions of backend/data/, never an engine',
  },
  {
    room: 'server',
    may: ['app', 'text/public', 'backend', 'backend/data', 'domain'],
    instead: 'server/ is about HTTP',
  },
  {
    room: 'cli',
    may: ['domain', 'text/admin', 'backend', 'backend/data', 'server'],
    instead: 'a command puts together what the other rooms offer',
  },
  {
    room: 'demo',
    may: ['domain', 'text/public', 'backend', 'backend/data'],
    instead: 'the demo is content, loaded through backend/',
  },
]

/** Packages that only some folders may import. */
export const reserved: Record<string, string[]> = {
  kysely: ['backend/data', 'backend/data/engine', 'backend/data/migrations'],
  pg: ['backend/data/engine'],
  // Only locked-files.ts opens the database file: any other open and close in this process would drop SQLite's locks.
  'node:sqlite': ['backend/data/engine'],
  'better-auth': ['backend'],
  '@aws-sdk/client-s3': ['backend'],
  hono: ['server'],
  '@hono/node-server': ['server'],
  sharp: ['backend', 'demo'],
  'file-type': ['backend'],
  suncalc: ['backend'],
  'tar-stream': ['backend'],
  'read-excel-file': ['backend'],
  'write-excel-file': ['backend'],
  'react-dropzone': ['app/uploads'],
  'pdfjs-dist': ['app/admin'],
  'workbox-core': ['app/service-worker'],
  'workbox-expiration': ['app/service-worker'],
  'workbox-routing': ['app/service-worker'],
  'workbox-strategies': ['app/service-worker'],
}

/** Imports that are allowed although a rule forbids them. */
export const exceptions = [
  // The demo has one entry point: the product never depends on how the building is generated.
  { from: 'server/process/first-start.ts', to: 'demo/load.ts' },
  { from: 'cli/demo-reset.ts', to: 'demo/load.ts' },
  // These modules run without the router, so they read the URLs from the table that the router uses, too.
  { from: 'app/uploads', to: 'app/urls.ts' },
  { from: 'app/service-worker', to: 'app/urls.ts' },
  { from: 'cli/site-bundle.ts', to: 'app/urls.ts' },
  // Shared components speak the language of the page.
  { from: 'app/ui', to: 'app/locale.tsx' },
]
