import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { listEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { buttonNamed, fieldNamed } from './page.ts'
import type { BrowserStep } from './step.ts'

/** A form that is sent within two seconds of its opening is marked as possibly sent by a robot. */
const asSlowAsPeople = () => wait(2100)

const form = { css: 'form' }

export const enquirySteps: BrowserStep[] = [
  {
    name: 'the contact form shows errors beside its fields, keeps what was typed, and is sent once corrected',
    async run(page, { backend }) {
      await page.open('/contact')
      await page.type(fieldNamed('email'), 'visitor')
      await page.type(fieldNamed('message'), 'Бих искал оглед.')
      await asSlowAsPeople()
      await page.click(buttonNamed(/^Изпрати$/))
      await page.seeText(form, /Моля, въведете Вашето име/)
      await page.seeText(form, /Моля, въведете валиден имейл/)
      await page.type(fieldNamed('name'), 'Посетител')
      await page.type(fieldNamed('email'), '@example.com')
      await page.click(buttonNamed(/^Изпрати$/))
      await page.seeText({ css: 'main' }, /Благодарим ви! Ще се свържем с вас скоро\./)
      const [enquiry] = await listEnquiries(backend.db, { search: '', state: 'all' })
      assert.equal(enquiry?.email, 'visitor@example.com')
      assert.equal(enquiry?.name, 'Посетител')
      assert.equal(enquiry?.message, 'Бих искал оглед.')
    },
  },
]
