import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { findApartment, listApartments } from '../../backend/data/apartments.ts'
import { listMediaFiles } from '../../backend/data/files/media-files.ts'
import { findFloorPlan, listPrintedTexts, saveOutlines } from '../../backend/data/plans/floor-plans.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import { putImage } from '../../backend/images/known-images.ts'
import { discardFiles } from '../../backend/removal/discard-files.ts'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import type { UploadResult } from '../../domain/files/upload-target.ts'
import { arrivingFiles } from '../e2e/arriving-files.ts'
import { withoutTable } from '../e2e/broken-table.ts'
import { noisyPhoto, pdf, twoColours } from '../e2e/test-images.ts'
import { expect, test } from './fixtures.ts'

/** Sends the request directly, without our upload client. */
const send = (
  request: APIRequestContext,
  url: string,
  { id = crypto.randomUUID(), name = 'a.jpg', texts, data }: SentFile,
) =>
  request.put(`/admin/uploads/${url}`, {
    data,
    headers: {
      'X-Upload-Id': id,
      'X-File-Name': encodeURIComponent(name),
      ...(texts !== undefined && { 'X-Plan-Texts': texts }),
      'Content-Type': 'application/octet-stream',
    },
  })
interface SentFile {
  id?: string
  name?: string
  /** What is printed on the plan of a floor. */
  texts?: string
  data: Buffer
}
const store = async (request: APIRequestContext, url: string, file: SentFile) => {
  const response = await send(request, url, file)
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as UploadResult
}

test('names with Cyrillic, dots, NUL or 300 letters become safe names', async ({
  adminRequest: request,
  site,
}) => {
  const data = await noisyPhoto(20, 20)
  for (const [name, stored, listed] of [
    ['План на „Бриз“.jpg', /^\/files\/media\/\d{19}_Plan-na-Briz\.jpg$/, 'План на „Бриз“.jpg'],
    ['../../../etc/passwd.jpg', /^\/files\/media\/\d{19}_passwd\.jpg$/, 'passwd.jpg'],
    ['..', /^\/files\/media\/\d{19}_file\.jpg$/, '..'],
    ['a\0b.jpg', /^\/files\/media\/\d{19}_ab\.jpg$/, 'ab.jpg'],
    [`${'щ'.repeat(300)}.jpg`, /^\/files\/media\/\d{19}_(sht)+s?h?\.jpg$/, 'щ'.repeat(200)],
  ] as const) {
    const { url } = await store(request, 'media', { name, data })
    expect(url).toMatch(stored)
    expect((await request.get(url)).status()).toBe(200)
    expect((await listMediaFiles(site.backend.db))[0]?.name).toBe(listed)
  }
})

test('a plan is stored with what is printed on it, which no visitor gets, and a hand-made header is refused', async ({
  adminRequest: request,
  request: visitor,
  site,
}) => {
  const data = await noisyPhoto(60, 40)
  const [target, place] = ['floorPlan?entrance=1&floor=9', { entrance: '1', floor: 9 }]
  for (const texts of ['', 'x', '12@1,-2', '%00@1,2', `${'1'.repeat(33)}@1,2`, '1@1,2;'.repeat(900)])
    expect((await send(request, target, { texts, data })).status(), texts.slice(0, 20)).toBe(400)
  expect(await findFloorPlan(site.backend.db, place)).toBeUndefined()

  const printed = 'SecretNumber%2012@30,20'
  await store(request, target, { texts: printed, data })
  const plan = await findFloorPlan(site.backend.db, place)
  expect(await listPrintedTexts(site.backend.db, plan?.id ?? '')).toEqual([
    { text: 'SecretNumber 12', x: 30, y: 20 },
  ])
  for (const url of ['/navigator/1/9', '/navigator/1/9.data'])
    expect(await (await visitor.get(url)).text()).not.toContain('SecretNumber')
  await store(request, target, { data })
  expect(await listPrintedTexts(site.backend.db, plan?.id ?? '')).toEqual([])
})

test('a picture that was fitted to a former one moves the outlines, unless the plan has another by now', async ({
  adminRequest: request,
  site,
}) => {
  const data = await noisyPhoto(60, 40)
  const place = { entrance: '1', floor: 8 }
  const target = 'floorPlan?entrance=1&floor=8'
  const first = await store(request, target, { data })
  const plan = await findFloorPlan(site.backend.db, place)
  const points = [
    { x: 1, y: 1 },
    { x: 9, y: 1 },
    { x: 9, y: 9 },
  ]
  await saveOutlines(site.backend.db, plan?.id ?? '', 1, [{ id: 's', apartmentId: null, points }])
  const fitted = (fit: string) => `${target}&fit=${encodeURIComponent(fit)}`
  for (const fit of ['', '1,2,3', `0,0,0,${first.url}`, 'x'.repeat(1001)])
    expect((await send(request, fitted(fit), { data })).status(), fit.slice(0, 20)).toBe(400)
  const stale = await send(request, fitted('2,3,4,/files/other.jpg'), { data })
  expect([stale.status(), (await stale.json()).code]).toEqual([409, 'conflict'])
  await store(request, fitted(`2,3,4,${first.url}`), { data })
  const outlines = (await findFloorPlan(site.backend.db, place))?.outlines
  expect(outlines?.[0]?.points).toEqual(points.map(({ x, y }) => ({ x: 2 * x + 3, y: 2 * y + 4 })))
  expect((await send(request, fitted(`2,3,4,${first.url}`), { data })).status()).toBe(409)
})

test('a photo is stored upright, without GPS position and camera', async ({
  adminRequest: request,
  site,
}) => {
  const exif = {
    IFD0: { Make: 'SecretCamera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 30/1 0/1' },
  }
  const data = await twoColours(80, 40).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  expect(data.includes('SecretCamera')).toBe(true)
  const [apartment] = await listApartments(site.backend.db)
  const { url, width, height } = await store(request, `apartmentPhoto?apartmentId=${apartment?.id}`, {
    data,
  })
  expect([width, height]).toEqual([40, 80])
  const bytes = await (await request.get(url)).body()
  const { exif: left, orientation } = await sharp(bytes).metadata()
  expect([left, orientation, bytes.includes('SecretCamera')]).toEqual([undefined, undefined, false])
  // The image was rotated by a quarter turn, so its left half is on top.
  const { data: pixels } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect(pixels[0]).toBeGreaterThan(200)
  expect(pixels.at(-1)).toBeGreaterThan(200)
  const found = await findApartment(site.backend.db, apartment?.id ?? '')
  expect(found?.images).toContain(url)
})

test('signed out, an upload gets 401 and nothing is stored', async ({ request, site }) => {
  const before = await listAllFiles(site.backend.files, '')
  for (const method of ['PUT', 'POST', 'DELETE']) {
    const response = await request.fetch('/admin/uploads/media', {
      method,
      data: await noisyPhoto(20, 20),
      headers: { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': 'a.jpg' },
      maxRedirects: 0,
    })
    expect([response.status(), (await response.json()).code]).toEqual([401, 'unauthenticated'])
  }
  expect(await listAllFiles(site.backend.files, '')).toEqual(before)
  expect(arrivingFiles(site)).toEqual([])
})

test('a signed-in user without the role gets 403 for an upload', async ({ request, site }) => {
  const { auth, db } = site.backend
  const someone = { email: 'former@example.com', password: 'sea-breeze' }
  await auth.setAdmin(someone)
  const signedIn = await auth.signIn(someone, { ip: '10.0.0.9', overTls: false })
  if (typeof signedIn === 'string') throw new Error(signedIn)
  await db.transaction((trx) =>
    trx.updateTable('user').set({ role: 'user' }).where('email', '=', someone.email).execute(),
  )
  const response = await request.put('/admin/uploads/media', {
    data: 'x',
    headers: { Cookie: signedIn.cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  })
  expect([response.status(), (await response.json()).code]).toEqual([403, 'unauthorized'])
})

test('a wrong target gets a 4xx and nothing is stored', async ({ adminRequest: request, site }) => {
  const before = await listAllFiles(site.backend.files, '')
  const data = await noisyPhoto(20, 20)
  const status = async (url: string, file = {}) => (await send(request, url, { data, ...file })).status()
  expect(await status('apartmentPhoto?apartmentId=none')).toBe(404)
  expect(await status('storeImage?storeId=none&slot=main')).toBe(404)
  expect(await status('apartmentPhoto')).toBe(400)
  expect(await status('floorPlan?entrance=3&floor=1')).toBe(400)
  expect(await status('parkingPlan?level=7')).toBe(400)
  expect(await status('anything')).toBe(400)
  expect(await status('media', { id: 'not-a-uuid' })).toBe(400)
  expect(await status('media', { data: Buffer.alloc(26 * 1024 * 1024) })).toBe(413)
  expect(await status('media', { data: Buffer.alloc(0) })).toBe(422)
  expect(await status('media', { data: data.subarray(0, data.length / 2) })).toBe(422)
  expect(await listAllFiles(site.backend.files, '')).toEqual(before)
  expect(arrivingFiles(site)).toEqual([])
})

test('stored files have ranges, an ETag and a policy that lets no script run', async ({
  adminRequest: request,
}) => {
  const { url } = await store(request, 'media', { name: 'Брошура.pdf', data: pdf })
  const get = (headers: Record<string, string>) => request.get(url, { headers })
  const whole = await get({})
  expect((await whole.body()).equals(pdf)).toBe(true)
  expect(whole.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': 'attachment; filename="Broshura.pdf"',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(whole.headers()['content-security-policy']).toMatch(/; sandbox$/)

  const part = await get({ Range: 'bytes=0-4' })
  expect([part.status(), await part.text()]).toEqual([206, '%PDF-'])
  expect(part.headers()).toMatchObject({
    'content-range': `bytes 0-4/${pdf.length}`,
    'content-length': '5',
  })
  expect(await (await get({ Range: 'bytes=-6' })).text()).toBe('%%EOF\n')
  const beyond = await get({ Range: 'bytes=9999-' })
  expect([beyond.status(), beyond.headers()['content-range']]).toEqual([416, `bytes */${pdf.length}`])
  const changed = await get({ Range: 'bytes=0-4', 'If-Range': '"other"' })
  expect(changed.status()).toBe(200)

  const etag = whole.headers().etag ?? ''
  const known = await get({ 'If-None-Match': etag })
  expect([known.status(), (await known.body()).length]).toEqual([304, 0])
  const head = await request.head(url)
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(pdf.length)])
  for (const missing of [
    '/files/media/none.png',
    '/files/',
    '/files/../package.json',
    `${url}?w=320`,
    `${url}.data`,
  ])
    expect((await request.get(missing)).status(), missing).toBe(404)
})

test('neither the trash nor the id of the installation is served, however the URL is spelled', async ({
  request,
  site,
}) => {
  const { url } = await putImage(site.backend, 'media/1700000000009_gone.jpg', await noisyPhoto(20, 20), {
    contentType: 'image/jpeg',
  })
  expect((await request.get(url)).status()).toBe(200)
  await discardFiles(site.backend, [url])
  const [lain] = (await listAllFiles(site.backend.files, 'trash/')).filter(({ path }) =>
    path.endsWith('gone.jpg'),
  )
  const path = lain?.path ?? ''
  expect(await site.backend.files.head('installation')).toBeDefined()
  for (const hidden of [
    url.slice('/files/'.length),
    path,
    path.replace('trash', 'Trash'),
    path.replace('trash', '%74rash'),
    path.replace('trash', '%2574rash'),
    path.replaceAll('/', '%2F'),
    `./${path}`,
    `%2e/${path}`,
    `/${path}`,
    `media/../${path}`,
    `media/%2e%2e/${path}`,
    `media%2F..%2F${path}`,
    'installation',
    'Installation',
    '%69nstallation',
    '.details/installation.json',
  ])
    for (const query of ['', '?w=320'])
      expect((await request.get(`/files/${hidden}${query}`)).status(), hidden).toBe(404)
})

test('images are sent in fixed widths, in the best format that the browser accepts', async ({
  adminRequest: request,
}) => {
  const { url } = await store(request, 'media', { data: await noisyPhoto(1400, 700) })
  const get = async (width: number, accept: string) => {
    const response = await request.get(`${url}?w=${width}`, { headers: { Accept: accept } })
    const { width: real, format } = await sharp(await response.body()).metadata()
    return { type: response.headers()['content-type'], vary: response.headers().vary, real, format }
  }
  expect(await get(320, 'image/avif,image/webp,*/*')).toMatchObject({
    type: 'image/avif',
    vary: 'Accept',
    real: 320,
  })
  expect(await get(640, 'image/webp,*/*')).toMatchObject({ type: 'image/webp', real: 640, format: 'webp' })
  expect(await get(960, '*/*')).toMatchObject({ type: 'image/jpeg', real: 960, format: 'jpeg' })
  expect(await get(1920, '*/*')).toMatchObject({ real: 1400 })
  for (const width of ['100', '321', '0', 'x', ''])
    expect((await request.get(`${url}?w=${width}`)).status()).toBe(404)
})

test('a page reserves space for its images, with placeholders and without inline styles', async ({
  adminRequest: request,
}) => {
  const { url } = await store(request, 'media', { data: await noisyPhoto(700, 350) })
  const html = await (await request.get('/admin/media')).text()
  expect(html).toContain(`srcSet="${url}?w=320 320w, ${url}?w=640 640w, ${url}?w=960 700w"`)
  expect(html).toMatch(/sizes="[^"]+" width="700" height="350"/)
  expect(html).toMatch(/<img src="data:image\/webp;base64,[^"]+" alt="" aria-hidden="true"/)
  expect(html).not.toMatch(/\sstyle=/)
})

test('the same upload sent twice is stored once', async ({ adminRequest: request, site }) => {
  const before = (await listAllFiles(site.backend.files, 'media/')).length
  const upload = { id: crypto.randomUUID(), data: await noisyPhoto(200, 200) }
  const responses = await Promise.all([1, 2, 3].map(() => send(request, 'media', upload)))
  const [first, ...others] = await Promise.all(responses.map((response) => response.json()))
  for (const other of others) expect(other).toEqual(first)
  expect(await listAllFiles(site.backend.files, 'media/')).toHaveLength(before + 1)
  expect(await site.backend.files.head(parseStoredUrl(first.url))).toBeDefined()
})

test('a stored file that cannot be linked to its record is removed, and the log says so', async ({
  adminRequest: request,
  site,
}) => {
  const [apartment] = await listApartments(site.backend.db)
  const data = await noisyPhoto(20, 20)
  const stored = async () => (await listAllFiles(site.backend.files, '')).length
  const before = await stored()
  await withoutTable(site, 'pictures', async () => {
    for (const [url, text] of [
      [`apartmentPhoto?apartmentId=${apartment?.id}`, 'Failed to add images'],
      ['media', 'Грешка при добавяне на файл'],
      ['floorPlan?entrance=2&floor=11', 'Грешка при добавяне на етажен план'],
    ] as const) {
      expect((await send(request, url, { data })).status()).toBe(500)
      await expect.poll(site.output).toContain(text)
    }
  })
  expect(await stored()).toBe(before)
})
