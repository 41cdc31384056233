import { describe, expect, test } from 'vitest'
import { addApartment, setApartmentPrice } from '../../backend/data/apartments.ts'
import { addReservation, addSale } from '../../backend/data/reservations/add-reservation.ts'
import { getCompanySettings, saveCompanySettings } from '../../backend/data/settings.ts'
import { addStore } from '../../backend/data/stores.ts'
import { readPaperValues } from '../../backend/papers/paper-values.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { paperPlaceholders } from '../../domain/paper/placeholders.ts'
import { newReservation, type Reservation } from '../../domain/reservation/reservation.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import type { OpenedData } from './opened-data.ts'

const day = '2026-11-18'

/** What contracts are filled with. */
export function paperValuesContract(data: OpenedData) {
  const fill = async (deal: Reservation) =>
    Object.fromEntries((await readPaperValues(defaultBuilding, data.db, deal, day)).values)
  const store = async () =>
    (await addStore(data.db, { title: 'Кафе', description: 'На партера', price: 0 })).id
  const buyer = { ...newReservation, buyerName: 'Купувач', from: day, until: '2026-11-25' }

  describe('a contract', () => {
    test('without an apartment has no gaps where its facts would stand', async () => {
      const values = await fill(await addReservation(data.db, { ...buyer, storeIds: [await store()] }))
      expect(Object.keys(values).sort()).toEqual(Object.keys(paperPlaceholders).sort())
      expect(values.обект).toBe('магазин „Кафе“')
      for (const name of ['апартамент', 'вход', 'етаж', 'тип', 'площ', 'чиста площ', 'изложение'])
        expect(values[name], name).toBe('—')
    })

    test('names the company as it is registered, and its brand where no other name is known', async () => {
      const deal = await addReservation(data.db, { ...buyer, storeIds: [await store()] })
      const save = async (legalName: string) =>
        saveCompanySettings(data.db, (await getCompanySettings(data.db)).revision, {
          ...{ ...defaultCompanySettings, companyName: 'Бриз', legalName },
          ...{ email: 'office@example.com', phone: '000', address: 'ул. Примерна 1' },
        })
      await save('Пример Строй ЕООД')
      expect(await fill(deal)).toMatchObject({ фирма: 'Пример Строй ЕООД', марка: 'Бриз' })
      await save('')
      expect(await fill(deal)).toMatchObject({ фирма: 'Бриз', марка: 'Бриз' })
    })

    test('of a sale keeps the list price of its day, and says none that is not known whole', async () => {
      const home = { ...newApartment(defaultBuilding), number: '8', price: 100_000 }
      const { id: apartmentId } = await addApartment(data.db, home)
      const sale = { finalPrice: 95_000, contractDate: day }
      const sold = await addSale(data.db, { ...buyer, apartmentId }, sale)
      await setApartmentPrice(data.db, apartmentId, 2, 150_000)
      const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
      const values = await fill(sold)
      expect([values['цена по листа'], values.отстъпка].map(plain)).toEqual(['100 000 €', '5000 €'])
      const alone = await addSale(data.db, { ...buyer, storeIds: [await store()] }, sale)
      expect(await fill(alone)).toMatchObject({ 'цена по листа': '', отстъпка: '' })
    })
  })
}
