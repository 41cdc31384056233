import type { Page } from '@playwright/test'
import { addApartment } from '../../../backend/data/apartments.ts'
import { addEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { addParkingSpot } from '../../../backend/data/parking-spots.ts'
import {
  getCompanySettings,
  getHomePage,
  saveCompanySettings,
  saveHomePage,
} from '../../../backend/data/settings.ts'
import { addStore } from '../../../backend/data/stores.ts'
import type { Backend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { newParkingSpot } from '../../../domain/parking/parking.ts'
import { expect, test } from '../fixtures.ts'

const word = 'Щ'.repeat(200)

/**
 * Writes an unbroken word of 200 letters into every free text, and one of the maximum length into shorter
 * fields.
 */
async function writeLongText({ db }: Backend) {
  const [number, size] = ['77', word.slice(0, 50)]
  const { id } = await addApartment(db, {
    ...newApartment(defaultBuilding),
    number,
    description: word,
    features: [word],
  })
  const spot = await addParkingSpot(db, { ...newParkingSpot(defaultBuilding), number, size })
  await addStore(db, { title: word, description: word, price: 0 })
  const email = `${'w'.repeat(200)}@example.com`
  const subject = { apartmentNumber: number, about: word, wishedTime: word }
  await addEnquiry(db, { ...subject, name: word, email, phone: '0'.repeat(50), message: word })
  const company = await getCompanySettings(db)
  const settings = { ...company.values, companyName: word, address: word, email }
  await saveCompanySettings(db, company.revision, settings)
  const display = await getHomePage(db)
  await saveHomePage(db, display.revision, { ...display.values, title: word, subtitle: word })
  return { apartment: id, spot: spot.id }
}

async function expectNoWiderThanScreen(page: Page, urls: string[]): Promise<void> {
  for (const url of urls) {
    await page.goto(url)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), url).toBe(0)
  }
}

test('unbroken words of 200 letters widen no public page and no screen of the admin area', async ({
  signedInPage: page,
  site,
}) => {
  const { apartment, spot } = await writeLongText(site.backend)
  const recordPages = [`/apartments/${apartment}`, `/parking/${spot}`]
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoWiderThanScreen(page, ['/', '/apartments', ...recordPages, '/parking', '/stores', '/contact'])
  await page.setViewportSize({ width: 390, height: 700 })
  const adminPaths = ['', '/apartments', '/parking', '/stores', '/contacts', '/homepage', '/settings']
  const screens = [...adminPaths, `/apartments/${apartment}`].map((screen) => `/admin${screen}`)
  await expectNoWiderThanScreen(page, screens)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoWiderThanScreen(page, ['/', ...recordPages, '/stores', '/admin/contacts', '/admin/stores'])
})
