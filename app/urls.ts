/**
 * What code outside the routes has to know of the URL map: the server before a route is matched, scripts that run
 * without the router. routes.ts is the map; urls.test.ts holds this table against it.
 */
export const urls = {
  admin: '/admin',
  uploads: '/admin/uploads',
  adminLive: '/admin/live-changes',
  enquiries: '/admin/contacts',
  export: '/admin/contacts/export',
  import: '/admin/import',
  adminPriceList: '/admin/apartments/price-list',
  priceList: '/price-list.pdf',
  files: '/files',
  health: '/health',
  previews: '/previews',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const

/** Where mailed links lead: apart from the table, which public pages carry. */
export const passwordPath = '/admin/password'
export const reservationsPath = '/admin/reservations'

/** Both feeds, `/feed.xml` and `/feed.json`: apart from the table, too. */
const feeds = '/feed'

/** Files of the build: no routes, but the server's own. */
export const builtFiles = { assets: '/assets', serviceWorker: '/sw.js', icon: '/favicon.svg' } as const

/**
 * The build writes the list of routes and their scripts, which each page brings along, once more without the admin area
 * (cli/site-manifest.ts). While developing there is no such file, and the URL stays what it is.
 */
export function siteManifestUrl(absoluteUrl: string): string {
  return absoluteUrl.replace(/\/manifest-([^/]+\.js)$/, '/site-manifest-$1')
}

/** Answered by the server itself, `alive` also while it starts and stops. */
export const serverUrls = {
  alive: '/health/alive',
  ready: '/health/ready',
  metrics: '/metrics',
  live: '/live',
} as const

/**
 * At this place of the map or below it, also as page data: `/admin`, `/admin/media`, `/admin.data`. Doubled slashes and
 * capitals reach the same route.
 */
export function isBelow(place: string, pathname: string): boolean {
  const plain = pathname.toLowerCase().replace(/\/+/g, '/')
  return plain.startsWith(place) && /^([/.]|$)/.test(plain.slice(place.length))
}

export function isAdminUrl(pathname: string): boolean {
  return isBelow(urls.admin, pathname)
}

export function isUpload(pathname: string): boolean {
  return isBelow(urls.uploads, pathname)
}

/** What may be larger than a form, and counts itself what arrives. */
export function bringsFiles(pathname: string): boolean {
  return isUpload(pathname) || isBelow(urls.import, pathname)
}

/** The sheet of an apartment lies below the apartment's page, and is none. */
function isCard(pathname: string): boolean {
  return /^\/+apartments\/+[^/]+\/+card\.pdf(\/|\.data|$)/i.test(pathname)
}

const streams = [
  urls.files,
  serverUrls.live,
  urls.adminLive,
  urls.export,
  urls.adminPriceList,
  urls.priceList,
]

/**
 * React Router answers page data (`….data`) only when the loader's whole answer is in memory, and one of these never
 * ends; nothing of ours asks for that.
 */
export function isStreamAsData(pathname: string): boolean {
  return /\.data$/i.test(pathname) && (isCard(pathname) || streams.some((place) => isBelow(place, pathname)))
}

/** A stored file or image, or one that is made of them and cached. */
export function isFile(pathname: string): boolean {
  return isCard(pathname) || isBelow(urls.files, pathname) || isBelow(urls.previews, pathname)
}

/** What monitors ask for; balancers are answered before any route is looked for. */
export function isHealth(pathname: string): boolean {
  return pathname === urls.health
}

/** Neither a public page nor its data. */
export function isNoPublicPage(pathname: string): boolean {
  const { admin, files, health, previews, sitemap, robots, priceList } = urls
  const places = [
    admin,
    files,
    serverUrls.live,
    health,
    previews,
    sitemap,
    robots,
    priceList,
    feeds,
    serverUrls.metrics,
    builtFiles.assets,
  ]
  return isCard(pathname) || places.some((place) => isBelow(place, pathname))
}

/** A built script, style, font or image, whose name carries a hash of its content. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith(`${builtFiles.assets}/`)
}

/** The home page has no name of its own. */
export const homePreview = '/site'

/** Where the image is that a shared link to a page shows. */
export function previewOf(pathname: string): string {
  return `${urls.previews}${pathname === '/' ? homePreview : pathname}.jpg`
}
