import { languageOfPath, languagePrefix, withoutLanguage } from '../domain/language.ts'

/**
 * URLs that code outside of the routes needs: the server before a route is matched, and scripts without the router.
 * routes.ts defines them; urls.test.ts compares the two.
 */
export const urls = {
  admin: '/admin',
  uploads: '/admin/uploads',
  adminLive: '/admin/live-changes',
  enquiries: '/admin/contacts',
  export: '/admin/contacts/export',
  import: '/admin/import',
  importTranslations: '/admin/translations/file',
  adminPriceList: '/admin/apartments/price-list',
  priceList: '/price-list.pdf',
  files: '/files',
  health: '/health',
  previews: '/previews',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const

/** The parameter of the showroom's address that says where in it somebody is. */
export const placeParameter = 'at'

/** Paths of links in mails. Not part of `urls`, which public pages load. */
export const passwordPath = '/admin/password'
export const reservationsPath = '/admin/reservations'

/** The construction diary as a feed. Not part of `urls`, which public pages load. */
const progressFeed = '/progress.xml'

/** `/feed.xml` and `/feed.json`. Not part of `urls`, which public pages load. */
const feeds = '/feed'

/** The calendars on the phones of the sales team. Not part of `urls`, which public pages load. */
const calendars = '/calendar'

/** Files of the build, served without a route. */
export const builtFiles = { assets: '/assets', serviceWorker: '/sw.js', icon: '/favicon.svg' } as const

/**
 * Returns the URL of the route manifest that public pages load. The build writes it without the admin's routes
 * and scripts (cli/site-bundle.ts). In development there is none, and the URL stays as it is.
 */
export function siteManifestUrl(absoluteUrl: string): string {
  return absoluteUrl.replace(/\/manifest-([^/]+\.js)$/, '/site-manifest-$1')
}

/** Handled by the server before any route. `alive` responds also while the server starts and stops. */
export const serverUrls = {
  alive: '/health/alive',
  ready: '/health/ready',
  metrics: '/metrics',
  live: '/live',
} as const

/**
 * Whether a path is `prefix` or below it, also as page data: `/admin`, `/admin/media`, `/admin.data`. Doubled
 * slashes and capitals reach the same route, so they are ignored.
 */
export function isBelow(prefix: string, pathname: string): boolean {
  const plain = pathname.toLowerCase().replace(/\/+/g, '/')
  return plain.startsWith(prefix) && /^([/.]|$)/.test(plain.slice(prefix.length))
}

/**
 * The rest of a request's path after `prefix`, decoded: `media/снимка.png`. A slash that belongs to a name stays
 * encoded, as the router leaves it.
 */
export function pathBelow(prefix: string, { url }: Pick<Request, 'url'>): string {
  const plain = new URL(url).pathname.replace(/\/+/g, '/')
  const parts = plain.slice(prefix.length + 1).split('/')
  return parts.map((part) => decodeURIComponent(part).replaceAll('/', '%2F')).join('/')
}

export function isAdminUrl(pathname: string): boolean {
  return isBelow(urls.admin, pathname)
}

export function isUpload(pathname: string): boolean {
  return isBelow(urls.uploads, pathname)
}

/** Whether requests to this path bring a file, and may be larger than other forms: only people who are signed in send one. */
export function bringsFiles(pathname: string): boolean {
  return isUpload(pathname) || [urls.import, urls.importTranslations].some((form) => isBelow(form, pathname))
}

/**
 * Whether this is the PDF card of an apartment. Its URL is below that of the apartment's page, but it is not a
 * page.
 */
function isCard(pathname: string): boolean {
  return /^\/+apartments\/+[^/]+\/+card\.pdf(\/|\.data|$)/i.test(withoutLanguage(pathname))
}

function isProgressFeed(pathname: string): boolean {
  return isBelow(progressFeed, withoutLanguage(pathname))
}

/**
 * Whether this is a document of public data that is the same for everybody. It is cached like a page, and its route has
 * a handle like that of a page.
 */
export function isSharedDocument(pathname: string): boolean {
  return isBelow(urls.sitemap, pathname) || isProgressFeed(pathname)
}

function isPriceList(pathname: string): boolean {
  return isBelow(urls.priceList, withoutLanguage(pathname))
}

const streams = [urls.files, serverUrls.live, urls.adminLive, urls.export, urls.adminPriceList, calendars]

/**
 * Whether a `….data` request asks for a file or a stream. No page of ours sends one. React Router would buffer
 * the whole response, and some streams never end.
 */
export function isStreamAsData(pathname: string): boolean {
  return (
    /\.data$/i.test(pathname) &&
    (isCard(pathname) ||
      isPriceList(pathname) ||
      isSharedDocument(pathname) ||
      streams.some((prefix) => isBelow(prefix, pathname)))
  )
}

/** A stored file, or an image or PDF made from stored data. */
export function isFile(pathname: string): boolean {
  return isCard(pathname) || isBelow(urls.files, pathname) || isBelow(urls.previews, pathname)
}

/**
 * Whether this is the health check for monitors. Load balancers use `serverUrls`, which are handled before any
 * route.
 */
export function isHealth(pathname: string): boolean {
  return pathname === urls.health
}

/** False for everything that is certainly no public page. Unknown paths may be one: they show the public 404 page. */
export function mayBePublicPage(pathname: string): boolean {
  const { admin, files, health, previews, sitemap, robots } = urls
  const prefixes = [
    admin,
    files,
    serverUrls.live,
    health,
    previews,
    sitemap,
    robots,
    feeds,
    calendars,
    serverUrls.metrics,
    builtFiles.assets,
  ]
  const isDocument = isCard(pathname) || isPriceList(pathname) || isProgressFeed(pathname)
  return !isDocument && !prefixes.some((prefix) => isBelow(prefix, pathname))
}

/**
 * Whether a URL is open to everybody also while the site is not published. All others are closed by default, so the
 * comparison is strict: `/admin.html` is the public 404 page.
 */
export function staysOpen(pathname: string): boolean {
  const plain = pathname.toLowerCase().replace(/\/+/g, '/')
  const isAdmin = plain === urls.admin || plain === `${urls.admin}.data` || plain.startsWith(`${urls.admin}/`)
  return isAdmin || isHealth(pathname) || pathname === urls.robots || isCalendar(pathname)
}

/** The file of a calendar, as its address is given out. */
function isCalendar(pathname: string): boolean {
  return /^\/calendar\/[^/]+\.ics$/.test(pathname)
}

/**
 * The path as it may be written down: below these, wherever they stand and however they are spelled, the rest of it is a
 * key. deploy/nginx/nginx.conf has the same.
 */
export function withoutKey(pathname: string): string {
  return pathname.replace(/((?:^|\/|%2f)(?:calendar|alerts)(?:\.data)?(?:\/|%2f)+|key=).+/i, '$1…')
}

/** Tells the service worker that a 503 is the answer of a site that is not published, and no lost connection. */
export const hiddenSiteHeader = 'X-Not-Published'
/** What programs and data requests get in place of „Очаквайте“. */
export const hiddenSiteMessage = 'Not published yet'

/** A file of the build, whose name contains a hash of its content. */
export function isAsset(pathname: string): boolean {
  return pathname.startsWith(`${builtFiles.assets}/`)
}

/** The name of the home page's preview image. */
export const homePreview = '/site'

/** The preview image that is shown for a shared link to a page, in the page's language. */
export function previewOf(pathname: string): string {
  const page = withoutLanguage(pathname)
  const name = page === '/' ? homePreview : page
  return `${urls.previews}${languagePrefix(languageOfPath(pathname))}${name}.jpg`
}
