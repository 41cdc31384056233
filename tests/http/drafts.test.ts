import { addApartment, setDrafts } from '../../backend/data/apartments.ts'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { feedAccess, showroomAccess } from '../../backend/data/key-access.ts'
import { addBuildingView, saveViewOutlines } from '../../backend/data/plans/building-views.ts'
import { addFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import {
  getCompanySettings,
  getHomePage,
  saveCompanySettings,
  saveHomePage,
} from '../../backend/data/settings.ts'
import { demoBuilding } from '../../demo/building-record.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { contactRefusals } from '../../text/public/bg/contact.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { routePaths } from '../faults/admin-urls.ts'
import { postForm } from '../faults/send-request.ts'
import { readPdf } from '../read-pdf.ts'
import { expect, test } from './fixtures.ts'

const number = 'Ч987'
const points = [
  { x: 1, y: 1 },
  { x: 50, y: 1 },
  { x: 50, y: 50 },
]

/** Adds a draft that is on the plan of its floor, on a view of the building and among the featured apartments. */
async function addShownDraft({ backend: { db } }: OwnSite): Promise<string> {
  const { id } = await addApartment(db, {
    ...newApartment(demoBuilding),
    ...{ number, floor: 2, type: '2-bedroom', rooms: 2, area: 78, price: 98_765, isDraft: true },
  })
  const image = { imageUrl: '/files/floorPlans/1/2/plan.png', imageWidth: 100, imageHeight: 100 }
  await addFloorPlan(db, { entrance: '1', floor: 2 }, image, [{ id: 'own', apartmentId: id, points }])
  const view = await addBuildingView(db, { id: crypto.randomUUID(), name: 'Фасада', ...image })
  await saveViewOutlines(db, view.id, view.revision, [{ id: 'own', linkedId: id, points }])
  const { revision, values } = await getHomePage(db)
  await saveHomePage(db, revision, { ...values, featured: [{ apartmentId: id }] })
  return id
}

test('no public page, file or feed shows a draft; a published apartment is shown at once', async ({
  site,
  request,
}) => {
  const { db } = site.backend
  const id = await addShownDraft(site)
  await feedAccess.open(db)
  const company = await getCompanySettings(db)
  await saveCompanySettings(db, company.revision, { ...company.values, publicPriceList: true })
  const { key: feedKey } = await feedAccess.get(db)
  await showroomAccess.open(db)
  const { key: showroomKey } = await showroomAccess.get(db)
  const urls = routePaths()
    .filter((path) => !/^\/(admin|files|health|metrics|\*)/.test(path))
    .map((path) =>
      path
        .replace('/previews/*', '/previews/apartments.jpg')
        .replace('/*', '/no-such-page')
        .replace(':entrance', '1')
        .replace(':floor', '2')
        .replace(':id', id)
        .replace(/^\/feed\..*/, `$&?key=${feedKey}`)
        .replace(/\/showroom$/, `$&?key=${showroomKey}`),
    )
  const pages = [...urls, '/apartments?floor=2', `/contact?apartment=${id}`, `/navigator/1/2?apartment=${id}`]
  const shown = async () => {
    const found: string[] = []
    for (const url of pages) {
      const text = (await (await request.get(url)).text()).replaceAll(url, '')
      // The page of a missing apartment may repeat its URL.
      if (text.includes(number) || (text.includes(id) && !url.includes(id))) found.push(url)
    }
    const prices = await (await request.get('/price-list.pdf')).body()
    if (readPdf(prices).join().includes(number)) found.push('/price-list.pdf')
    return found
  }
  const statuses = async () =>
    Promise.all(
      [`/apartments/${id}`, `/apartments/${id}/card.pdf`, `/previews/apartments/${id}.jpg`].map(async (url) =>
        (await request.get(url)).status(),
      ),
    )

  expect(await shown()).toEqual([])
  expect(await statuses()).toEqual([404, 404, 404])

  await setDrafts(db, [{ id, revision: 1 }], false)
  expect(await statuses()).toEqual([200, 200, 200])
  const places = await shown()
  for (const url of ['/', '/apartments', '/navigator', '/navigator/1/2', '/sitemap.xml', '/price-list.pdf'])
    expect(places).toContain(url)
  expect(places.filter((url) => url.startsWith('/feed.'))).toHaveLength(2)
})

test('a visitor cannot enquire about a draft', async ({ site }) => {
  const { db } = site.backend
  await addApartment(db, { ...newApartment(demoBuilding), number: 'Ч-1', floor: 3, isDraft: true })
  const before = (await listEnquiries(db)).length
  const sent = { name: 'Иван', email: 'ivan@example.com', message: 'Свободен ли е?', apartmentNumber: 'Ч-1' }
  const response = await postForm(`${site.url}/contact`, sent)
  expect([response.status, response.text]).toEqual([
    400,
    expect.stringContaining(contactRefusals.unknownApartment),
  ])
  expect(await listEnquiries(db)).toHaveLength(before)
})
