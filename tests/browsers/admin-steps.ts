import assert from 'node:assert/strict'
import { listApartments } from '../../backend/data/apartments.ts'
import { findFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { credentials } from '../e2e/own-site.ts'
import { buttonNamed, fieldNamed, heading } from './page.ts'
import type { BrowserStep } from './step.ts'
import { fourthFloor, stockedOutline } from './stocked-site.ts'

/** What an administrator does. The order matters, as the first step signs in. */
export const adminSteps: BrowserStep[] = [
  {
    name: 'the administrator signs in',
    async run(page) {
      await page.open('/admin/login')
      await page.type(fieldNamed('email'), credentials.email)
      await page.type(fieldNamed('password'), credentials.password)
      await page.click(buttonNamed(/^Вход$/))
      await page.seeText(heading, /Табло/)
    },
  },
  {
    name: 'a status is changed in the list',
    async run(page, { backend }) {
      const status = '[aria-label="Статус на апартамент 2"]'
      await page.open('/admin/apartments?floor=2')
      await page.selectOption({ css: status }, 'reserved')
      await page.until('apartment 2 is reserved', async () => {
        const [apartment] = await listApartments(backend.db, { floor: 2 })
        return apartment?.status === 'reserved'
      })
      await page.see({ css: `${status}[aria-busy=false]` })
      assert.equal((await page.see({ css: status })).value, 'reserved')
      await page.open('/apartments?floor=2')
      await page.seeText({ css: 'tbody tr' }, /Резервиран/)
    },
  },
  {
    name: 'the plan editor opens a floor, moves a point, and saves it',
    async run(page, { backend }) {
      await page.open('/admin/floor-plans?entrance=1&floor=4')
      await page.click({ css: '[aria-label="Контур на апартамент 11"]' })
      await page.drag({ css: '[aria-label="Точка 1"]' }, { x: -40, y: 30 })
      await page.click(buttonNamed(/^Запази$/))
      await page.seeText({ css: '[role=status]' }, /Етажният план е запазен успешно!/)
      const outline = (await findFloorPlan(backend.db, fourthFloor))?.outlines[0]
      const [moved, ...others] = outline?.points ?? []
      assert.ok(
        moved && stockedOutline[0] && moved.x < stockedOutline[0].x && moved.y > stockedOutline[0].y,
        JSON.stringify(moved),
      )
      assert.deepEqual(others, stockedOutline.slice(1))
    },
  },
]
