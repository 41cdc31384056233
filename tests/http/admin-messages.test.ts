import { addApartment } from '../../backend/data/apartments.ts'
import { findBuilding, saveBuilding } from '../../backend/data/building.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { demoBuilding } from '../../demo/building-record.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { draftText, photosText } from '../../text/admin/apartments.ts'
import { generateText } from '../../text/admin/generate.ts'
import { importText } from '../../text/admin/import.ts'
import { addTestUser, signedIn } from '../an-agent.ts'
import { sendRequest } from '../faults/send-request.ts'
import { expect, test } from './fixtures.ts'

test('without JavaScript, the page says why apartments were not generated', async ({
  adminRequest,
  site,
}) => {
  const rule = 'entrance=1&firstFloor=2&lastFloor=2&perFloor=1&numbering=through&firstNumber=951'
  const form = { rule: `${rule}&type1=studio&exposure1=south&netArea1=35&area1=40`, count: '7' }
  const headers = { origin: site.url }
  const response = await adminRequest.post('/admin/apartments/generate', { form, headers })
  expect([response.status(), await response.text()]).toEqual([
    422,
    expect.stringContaining(`<noscript><p class="mt-3 font-semibold text-sold">${generateText.failed}. `),
  ])
})

test('only those who may publish drafts are told to', async ({ site, adminRequest }) => {
  const { db } = site.backend
  await addApartment(db, { ...newApartment(demoBuilding), number: 'Ч-2', floor: 3, isDraft: true })
  await addTestUser(site.backend)
  const url = '/admin/apartments?drafts=only'
  const ofAgent = await sendRequest(site.url + url, { headers: { cookie: await signedIn(site.backend) } })
  expect(ofAgent.text).toContain('Ч-2')
  expect(ofAgent.text).not.toContain(draftText.next)
  expect(await (await adminRequest.get(url)).text()).toContain(draftText.next)
})

test('the form of an apartment promises sample pictures only where the building has them', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  const { id } = await addApartment(db, { ...newApartment(demoBuilding), number: 'С-1', floor: 3 })
  for (const hasSamplePictures of [true, false]) {
    const { revision, values } = await findBuilding(db)
    await saveBuilding(db, revision, { ...values, hasSamplePictures })
    const page = await (await adminRequest.get(`/admin/apartments/${id}`)).text()
    expect(page.includes(photosText.none.withSamples)).toBe(hasSamplePictures)
    expect(page.includes(photosText.none.withoutSamples)).toBe(!hasSamplePictures)
  }
})

test('the preview of an import refuses to make a draft of a reserved apartment', async ({
  site,
  adminRequest,
}) => {
  const { db } = site.backend
  for (const number of ['Р-1', 'Р-2']) {
    const apartment = await addApartment(db, { ...newApartment(demoBuilding), number, floor: 3 })
    if (number === 'Р-2') continue
    await addReservation(db, {
      ...{ ...newReservation, apartmentId: apartment.id, parkingSpotIds: [], buyerName: 'Примерен купувач' },
      ...{ from: '2026-11-10', until: '2099-11-20' },
    })
  }
  const csv = 'Номер;Вход;Чернова\nР-1;А;Да\nР-2;А;Да\n'
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const headers = { origin: site.url }
  const response = await adminRequest.post('/admin/import.data', { multipart: { file }, headers })
  // The rows are a JSON string within the response.
  const preview = (await response.text()).replaceAll('\\"', '"')
  expect(response.status()).toBe(200)
  expect(preview).toContain(
    `{"kind":"refused","row":2,"name":"Апартамент Р-1, вход А","cells":[],"refusals":[{"cell":"C2","message":"${importText.reservedDraft}"}]}`,
  )
  expect(preview).toContain('{"kind":"changed","row":3,"name":"Апартамент Р-2, вход А"')
})
