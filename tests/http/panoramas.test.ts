import sharp from 'sharp'
import { listApartments } from '../../backend/data/apartments.ts'
import { findPanorama } from '../../backend/data/panoramas.ts'
import { noisyPhoto } from '../e2e/test-images.ts'
import { expect, test } from './fixtures.ts'

const id = '6f0d6f3c-55f4-4c0e-9a52-0d9d4f6f5a11'

const upload = (light: string, panoramaId = id) =>
  `/admin/uploads/panorama?${new URLSearchParams({ panoramaId, light })}`
const file = (data: Buffer) => ({
  data,
  headers: { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': 'a.jpg' },
})

test('a panorama is uploaded, oriented by its form, and its page is cut out of it; odd requests change nothing', async ({
  request,
  adminRequest,
  site: {
    backend: { db },
    url: origin,
  },
}) => {
  // The doors.
  const picture = await noisyPhoto(1800, 300)
  const put = (url: string, data = picture) => adminRequest.put(url, file(data))
  // Small ones: a server that refuses a file does not read it to its end, which breaks the connection of a large one.
  const small = await noisyPhoto(20, 20)
  expect((await request.put(upload('day'), file(small))).status()).toBe(401)
  expect((await request.get('/admin/views', { maxRedirects: 0 })).status()).toBe(302)
  expect((await put(upload('dusk'), small)).status()).toBe(404)
  expect((await put(upload('noon'), small)).status()).toBe(400)
  expect((await put(upload('day', '../a'), small)).status()).toBe(400)
  expect((await put(upload('day'), await noisyPhoto(300, 200))).status()).toBe(422)
  expect(await findPanorama(db, id)).toBeUndefined()
  expect((await put(upload('day'))).status()).toBe(201)
  const { dayImage = '' } = (await findPanorama(db, id)) ?? {}

  // Until somebody has said where it looks, no visitor sees it.
  const [home] = await listApartments(db, { floor: 3 })
  const page = async (query = '') => (await request.get(`/apartments/${home?.id}${query}`)).text()
  expect(await page()).not.toContain('id="window-view"')
  const form = { entrance: '', firstFloor: '3', lastFloor: '3', centreAzimuth: '90', revision: '1' }
  const save = (sent: Record<string, string>) =>
    adminRequest.post(`/admin/views/${id}.data`, { form: sent, headers: { Origin: origin } })
  for (const odd of [
    { revision: 'x' },
    { centreAzimuth: '360' },
    { centreAzimuth: '9'.repeat(5000) },
    { firstFloor: '4' },
    { lastFloor: '1e9' },
    { entrance: '__proto__' },
  ])
    expect((await save({ ...form, ...odd })).status(), JSON.stringify(odd).slice(0, 80)).toBe(400)
  expect((await save({ ...form, revision: '7' })).status()).toBe(409)
  expect(await findPanorama(db, id)).toMatchObject({ revision: 1, centreAzimuth: null })
  expect((await save(form)).status()).toBe(200)
  expect(await page()).toContain('id="window-view"')
  expect(await page('?view=open')).toContain('<dialog')
  expect(await page('?view=other')).not.toContain('<dialog')

  // Slices.
  const get = (query: string, path = dayImage) => request.get(`${path}?${query}`)
  const sent = await get('slice=285-150-strip&w=640')
  expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(await sent.body()).metadata()).toMatchObject({ width: 640, height: 256 })
  const accepted = await request.get(`${dayImage}?slice=0-240-strip&w=320`, {
    headers: { Accept: 'image/avif' },
  })
  expect(accepted.headers()['content-type']).toBe('image/avif')
  for (const odd of [
    ...['slice=', 'slice=285-150-strip', 'slice=285-150-strip&w=641', 'slice=285-150-strip&w=0640'],
    ...['slice=284-150-strip&w=640', 'slice=360-150-strip&w=640', 'slice=-15-150-strip&w=640'],
    ...['slice=015-150-strip&w=640', 'slice=15-360-strip&w=640', 'slice=15-150-cube&w=640'],
    `slice=${'1'.repeat(3000)}&w=640`,
  ])
    expect((await get(odd)).status(), odd.slice(0, 60)).toBe(404)
  expect((await get('slice=15-150-strip&w=640', '/files/panoramas/none/day_1.webp')).status()).toBe(404)
  const gone = dayImage.replace(/_(\d)/, (_, digit) => `_${(Number(digit) + 1) % 10}`)
  expect((await get('slice=15-150-strip&w=640', gone)).status()).toBe(404)
  const media = await adminRequest.put('/admin/uploads/media', file(picture))
  const { url } = await media.json()
  expect((await get('slice=15-150-strip&w=640', url)).status()).toBe(404)

  // Neither the day's picture nor somebody else's file is taken away.
  const remove = (light: string) =>
    adminRequest.delete(`${upload(light)}&url=${encodeURIComponent(dayImage)}`)
  expect([(await remove('day')).status(), (await remove('dusk')).status()]).toEqual([404, 404])
})
