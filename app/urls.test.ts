import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { servedFolders, storedUrl } from '../domain/files/stored-path.ts'
import { languageOfPath } from '../domain/language.ts'
import { previewedPages } from './resources/preview-text.ts'
import routes from './routes.ts'
import {
  bringsFiles,
  homePreview,
  isAdminUrl,
  isAsset,
  isStreamAsData,
  isUpload,
  mayBePublicPage,
  passwordPath,
  pathBelow,
  previewOf,
  reservationsPath,
  staysOpen,
  urls,
  withoutKey,
} from './urls.ts'

/** The paths of all routes; those with a language once in Bulgarian and once in German. */
function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  const paths = entries.flatMap(({ path, children = [] }) =>
    inLanguages(path).flatMap((part) => {
      const here = part === '' ? above : `${above}/${part}`
      return [here || '/', ...pathsOf(children, here)]
    }),
  )
  return [...new Set(paths)]
}

function inLanguages(path = ''): string[] {
  if (!path.startsWith(':lang?')) return [path]
  const [, rest = ''] = path.split(/^:lang\?\/?/)
  return [rest, ['de', rest].filter((part) => part !== '').join('/')]
}

/** The routes as the router matches them, with their files. */
function convert(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, file, index, children = [] }) =>
    index ? { index, handle: file } : { ...(path && { path }), handle: file, children: convert(children) },
  )
}

describe('the table of URLs', () => {
  test('says nothing that the URL map does not have', () => {
    const paths = pathsOf(routes as RouteConfigEntry[])
    for (const place of [...Object.values(urls), passwordPath, reservationsPath])
      expect(
        paths.some((path) => path === place || path.startsWith(`${place}/`)),
        place,
      ).toBe(true)
  })

  test('knows every place of the map that is no public page', () => {
    const all = routes as RouteConfigEntry[]
    const isPublic = ({ file }: RouteConfigEntry) => file === 'public/layout.tsx'
    for (const path of pathsOf(all.filter((entry) => !isPublic(entry))))
      expect(mayBePublicPage(path), path).toBe(false)
    for (const path of pathsOf(all.filter(isPublic))) expect(mayBePublicPage(path), path).toBe(true)
  })

  test('closes every route of a site that is not published, but the admin area, robots.txt, the health and calendars', () => {
    const paths = pathsOf(routes as RouteConfigEntry[])
    const closed = paths.filter((path) => !staysOpen(path))
    const isOpen = (path: string) => /^\/(admin(\/.*)?|health|robots\.txt|calendar\/[^/]+\.ics)$/.test(path)
    expect(closed).toEqual(paths.filter((path) => !isOpen(path)))
    expect(closed).toEqual(expect.arrayContaining(['/', '/apartments/:id', '/*', '/feed.xml', '/files/*']))
    for (const path of ['/admin/', '/admin.data', '/ADMIN/login', '//admin//media', '/admin/_.data'])
      expect(staysOpen(path), path).toBe(true)
    // All of them show the public 404 page.
    for (const path of [
      '/admin.html',
      '/adminx',
      '/admin.data/x',
      '/%61dmin',
      '/health/x',
      '/robots.txt/x',
      '/calendar/x',
      '/calendar/x.ics/y',
    ])
      expect(staysOpen(path), path).toBe(false)
  })

  test('every public page has a preview, and no other', () => {
    const visitors = (routes as RouteConfigEntry[]).filter(({ file }) => file === 'public/layout.tsx')
    const bulgarian = pathsOf(visitors).filter((path) => languageOfPath(path) === 'bg')
    // Nobody shares a link to what is about one person, or for one screen.
    const isShared = (path: string) => !/^\/(\*|showroom|alerts.*)?$/.test(path)
    const pages = bulgarian.filter(isShared)
    expect(Object.keys(previewedPages).toSorted()).toEqual([...pages, homePreview].toSorted())
  })

  test('no folder of files or previews is taken for a language', () => {
    const all = convert(routes as RouteConfigEntry[])
    const shownBy = (path: string) => matchRoutes(all, path)?.at(-1)?.route.handle
    for (const folder of servedFolders)
      for (const rest of ['a.jpg', 'b/a.jpg', 'b/c/a.jpg', 'b/c/d/a.jpg'])
        expect(shownBy(`${urls.files}/${folder}/${rest}`)).toBe('resources/files.ts')
    for (const page of Object.keys(previewedPages))
      expect(shownBy(previewOf(page)), page).toBe('resources/preview.ts')
  })

  test('knows the rest of a path, decoded', () => {
    const rest = (path: string) => pathBelow(urls.files, { url: `https://example.com${path}` })
    expect(rest('/files/media/a.png?w=320')).toBe('media/a.png')
    expect(rest('//files//media/%D0%B0%2Fb.png')).toBe('media/а%2Fb.png')
    expect(rest('/files')).toBe('')
  })

  test('agrees with the URLs that stored files get', () => {
    expect(storedUrl('media/a.png')).toBe(`${urls.files}/media/a.png`)
  })

  test('knows what the build has put beside the pages', () => {
    expect(isAsset('/assets/root-DdU3hUf4.css')).toBe(true)
    for (const path of ['/assets', '/assetsx/a.js', '/files/assets/a.js']) expect(isAsset(path)).toBe(false)
  })

  test('has a preview for every page', () => {
    expect(previewOf('/')).toBe('/previews/site.jpg')
    expect(previewOf('/apartments/a1')).toBe('/previews/apartments/a1.jpg')
    expect(previewOf('/de')).toBe('/previews/de/site.jpg')
    expect(previewOf('/de/apartments/a1')).toBe('/previews/de/apartments/a1.jpg')
  })

  test('knows the admin area from what only begins like it', () => {
    for (const path of ['/admin', '/admin/', '/admin/media', '/admin.data', '/Admin', '//admin/media.data'])
      expect(isAdminUrl(path), path).toBe(true)
    for (const path of ['/', '/administration', '/parking/admin']) expect(isAdminUrl(path), path).toBe(false)
  })

  test('knows uploads, and streams that are requested as page data', () => {
    expect(isUpload('/admin/uploads/media')).toBe(true)
    expect(isUpload('/admin/uploadsx')).toBe(false)
    expect(isUpload('/admin/import')).toBe(false)
    expect(bringsFiles('/admin/import.data')).toBe(true)
    expect(bringsFiles('/admin/translations/file.data')).toBe(true)
    expect(bringsFiles('/admin/imports')).toBe(false)
    for (const path of [
      '/live.data',
      '//LIVE.data',
      '/live/.data',
      '/admin//contacts/export.data',
      '/files/a.data',
    ])
      expect(isStreamAsData(path), path).toBe(true)
    for (const path of ['/live', '/apartments.data', '/admin/contacts.data', '/lively.data'])
      expect(isStreamAsData(path), path).toBe(false)
  })
})

test.each([
  ['/calendar/abc.ics', '/calendar/…'],
  ['//Calendar/abc.ics', '//Calendar/…'],
  ['/de/alerts/abc.data', '/de/alerts/…'],
  ['/./calendar/abc.ics', '/./calendar/…'],
  ['/calendar%2Fabc.ics', '/calendar%2F…'],
  ['/calendar.data/abc', '/calendar.data/…'],
  ['/previews/alerts/abc.jpg', '/previews/alerts/…'],
  ['/feed.xml%3Fkey=abc', '/feed.xml%3Fkey=…'],
  ['/alerts', '/alerts'],
  ['/files/media/calendar-1.png', '/files/media/calendar-1.png'],
])('%s is written down as %s', (path, written) => {
  expect(withoutKey(path)).toBe(written)
})
