import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import {
  findBuildingView,
  findSettingsChange,
  getBuyerFacts,
  getCompanySettings,
  getHomePage,
  getReplyTemplate,
  saveBuyerFacts,
  saveCompanySettings,
  saveHomePage,
  setBuildingView,
} from '../../backend/data/settings.ts'
import type { BuildingView } from '../../domain/building/building-view.ts'
import { noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { defaultReplyTemplate } from '../../domain/enquiry/reply-template.ts'
import { emptyHomePage } from '../../domain/home-page/home-page.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import type { OpenedData } from './opened-data.ts'

export function settingsContract(data: OpenedData) {
  describe('settings', () => {
    test('have defaults until they are saved', async () => {
      expect(await getCompanySettings(data.db)).toEqual({ revision: 0, values: defaultCompanySettings })
      expect(await getHomePage(data.db)).toEqual({ revision: 0, values: emptyHomePage })
      expect(await getBuyerFacts(data.db)).toEqual({ revision: 0, values: noBuyerFacts })
      expect(await getReplyTemplate(data.db)).toEqual({ revision: 0, values: defaultReplyTemplate })
    })

    test('hold a payment plan as it was entered', async () => {
      const facts = {
        ...noBuyerFacts,
        bank: 'Примерна банка',
        paymentPlan: [
          { percent: 30, moment: 'при договор' },
          { percent: 70, moment: 'при Акт 16' },
        ],
      }
      await saveBuyerFacts(data.db, 0, facts)
      expect(await getBuyerFacts(data.db)).toEqual({ revision: 1, values: facts })
      await expect(saveBuyerFacts(data.db, 0, facts)).rejects.toThrow(StaleRevision)
    })

    test('are saved separately, by revision', async () => {
      const company = { ...defaultCompanySettings, phone: '0700 00 000' }
      await saveCompanySettings(data.db, 0, company)
      await saveHomePage(data.db, 0, { ...emptyHomePage, title: 'Ново' })
      expect(await getCompanySettings(data.db)).toEqual({ revision: 1, values: company })
      await expect(saveCompanySettings(data.db, 0, company)).rejects.toThrow(StaleRevision)
      await saveCompanySettings(data.db, 1, { ...company, phone: '1' })
      expect(await getCompanySettings(data.db)).toMatchObject({ revision: 2, values: { phone: '1' } })
      expect((await getHomePage(data.db)).values.title).toBe('Ново')
    })

    test('know when any of them was last saved', async () => {
      expect(await findSettingsChange(data.db)).toBeUndefined()
      const before = new Date().toISOString()
      await saveHomePage(data.db, 0, emptyHomePage)
      const first = (await findSettingsChange(data.db)) ?? ''
      expect(first >= before).toBe(true)
      await sleep(5)
      await saveCompanySettings(data.db, 0, defaultCompanySettings)
      expect(((await findSettingsChange(data.db)) ?? '') > first).toBe(true)
    })

    test('hold one view of the building, which another replaces', async () => {
      expect(await findBuildingView(data.db)).toBeUndefined()
      const points = [0, 10, 20].map((x) => ({ x, y: x * x }))
      const view: BuildingView = {
        imageUrl: '/files/media/1_facade.webp',
        imageWidth: 1600,
        imageHeight: 1200,
        floors: [{ entrance: '1', floor: 2, points }],
      }
      await setBuildingView(data.db, view)
      expect(await findBuildingView(data.db)).toEqual(view)
      await setBuildingView(data.db, { ...view, floors: [] })
      expect(await findBuildingView(data.db)).toEqual({ ...view, floors: [] })
    })
  })
}
