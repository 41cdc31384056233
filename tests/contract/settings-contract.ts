import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { addStoredImage } from '../../backend/data/files/stored-images.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import {
  findSettingsChange,
  getBuyerFacts,
  getCompanySettings,
  getCostSettings,
  getHomePage,
  getImportColumns,
  rememberImportColumns,
  saveBuyerFacts,
  saveCompanySettings,
  saveCostSettings,
  saveHomePage,
} from '../../backend/data/settings.ts'
import { noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { defaultCostSettings } from '../../domain/costs/cost-settings.ts'
import { emptyHomePage } from '../../domain/home-page/home-page.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import type { RememberedMapping } from '../../domain/sheet/column-mapping.ts'
import { aCompany } from '../a-company.ts'
import type { OpenedData } from './opened-data.ts'

export function settingsContract(data: OpenedData) {
  describe('settings', () => {
    test('have defaults until they are saved', async () => {
      expect(await getCompanySettings(data.db)).toEqual({ revision: 0, values: defaultCompanySettings })
      expect(await getHomePage(data.db)).toEqual({ revision: 0, values: emptyHomePage })
      expect(await getBuyerFacts(data.db)).toEqual({ revision: 0, values: noBuyerFacts })
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

    test('hold what the company states of costs, and a change of it is reverted', async () => {
      expect(await getCostSettings(data.db)).toEqual({ revision: 0, values: defaultCostSettings })
      const stated = { ...defaultCostSettings, isShown: true, vat: 'added' as const, maintenance: 0.65 }
      await saveCostSettings(data.db, 0, stated)
      await saveCostSettings(data.db, 1, { ...stated, rate: 4.5 })
      const [change] = await listChanges(data.db, { collection: 'settings', recordId: 'costs' })
      expect(change?.fields).toEqual({ rate: { from: 3, to: 4.5 } })
      await revertChange(data.db, change?.id ?? '')
      expect(await getCostSettings(data.db)).toEqual({ revision: 3, values: stated })
    })

    test('are saved separately, by revision', async () => {
      const company = { ...aCompany, phone: '0700 00 000' }
      await saveCompanySettings(data.db, 0, company)
      await saveHomePage(data.db, 0, { ...emptyHomePage, title: 'Ново' })
      expect(await getCompanySettings(data.db)).toEqual({ revision: 1, values: company })
      await expect(saveCompanySettings(data.db, 0, company)).rejects.toThrow(StaleRevision)
      await saveCompanySettings(data.db, 1, { ...company, phone: '1' })
      expect(await getCompanySettings(data.db)).toMatchObject({ revision: 2, values: { phone: '1' } })
      expect((await getHomePage(data.db)).values.title).toBe('Ново')
    })

    test('remember the columns of fifty files, and the oldest is forgotten', async () => {
      const mapping = (number: number): RememberedMapping => ({ list: 'apartments', columns: { number } })
      for (let at = 0; at < 51; at++) await rememberImportColumns(data.db, `columns-${at}`, mapping(at))
      await rememberImportColumns(data.db, 'columns-1', mapping(7))
      await rememberImportColumns(data.db, 'columns-new', mapping(8))
      const known = await getImportColumns(data.db)
      expect(Object.keys(known)).toHaveLength(50)
      expect([known['columns-0'], known['columns-1'], known['columns-2'], known['columns-new']]).toEqual([
        undefined,
        mapping(7),
        undefined,
        mapping(8),
      ])
      const [last] = await listChanges(data.db, { collection: 'settings', recordId: 'import-columns' })
      expect(Object.keys(last?.fields ?? {}).toSorted()).toEqual(['columns-2', 'columns-new'])
    })

    test('show the image of the location that was put there by hand, until they name another or none', async () => {
      await addStoredImage(data.db, 'media/location.jpg', { width: 8, height: 6, placeholder: '' })
      const { values } = await getHomePage(data.db)
      expect(values).toEqual({ ...emptyHomePage, locationImage: '/files/media/location.jpg' })
      await saveHomePage(data.db, 0, { ...values, locationImage: '' })
      expect((await getHomePage(data.db)).values.locationImage).toBe('')
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
  })
}
