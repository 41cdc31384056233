import { describe, expect, test } from 'vitest'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { newReservation, newStanding, type Reservation } from '../../domain/reservation/reservation.ts'
import { dealNews, type Share } from './deal-news.ts'
import type { NetChanges } from './net-changes.ts'

const reservation: Reservation = {
  ...newReservation,
  ...newStanding,
  ...{ id: 'r1', revision: 3, createdAt: '', updatedAt: '', apartmentId: 'a1', agentId: 'ana' },
  ...{ buyerName: 'Мария Купувачева', from: '2026-11-01', until: '2026-11-20', notes: 'тайна' },
}
const { entrance } = newApartment(defaultBuilding)
const units = { apartment: { number: '12', entrance }, spots: [], stores: [] }

function news(changes: NetChanges, now: Partial<Reservation> = {}, share: Share = { kind: 'own' }) {
  return dealNews({
    ...{ building: defaultBuilding, units, changes, share, actor: 'Борис' },
    reservation: { ...reservation, ...now },
    reservationsUrl: 'https://example.com/r',
  })
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').split('\n')

describe('the mail about a deal says', () => {
  test('until when it was extended, with buyer, actor and link, and no notes', () => {
    const mail = news({ until: { from: '2026-11-15', to: '2026-11-20' }, notes: {} })
    expect(plain(mail?.subject)).toEqual([
      'Резервацията на апартамент 12, вход А е удължена до 20.11.2026 г.',
    ])
    expect(plain(mail?.text)).toEqual([
      'Резервацията на апартамент 12, вход А е удължена до 20.11.2026 г.',
      '',
      'Купувач: Мария Купувачева',
      'Валидна до: 20.11.2026 г. (беше 15.11.2026 г.)',
      'Направено от: Борис',
      '',
      'Резервацията: https://example.com/r/r1',
    ])
  })

  test.each([
    [
      { state: { from: 'running', to: 'released' } },
      { state: 'released', releaseReason: 'price', deposit: 500, depositState: 'returned' },
      'е освободена',
      'Капаро: 500 €, върнато',
    ],
    [
      { state: { from: 'running', to: 'sold' } },
      { state: 'sold', finalPrice: 98_000, contractDate: '2026-11-19' },
      'стана продажба',
      'Крайна цена: 98 000 €',
    ],
    [
      { state: { from: 'released', to: 'running' }, until: { from: '2026-11-10', to: '2026-11-20' } },
      {},
      'е върната',
      'Отново е валидна, до 20.11.2026 г. включително',
    ],
    [
      { agreedPrice: { from: 100_000, to: 95_000 } },
      { agreedPrice: 95_000 },
      'е с друга цена',
      'Договорена цена: 95 000 € (беше 100 000 €)',
    ],
    [
      { finalPrice: { from: 98_000, to: 97_000 } },
      { state: 'sold', finalPrice: 97_000 },
      'Продажбата на апартамент 12, вход А е с друга цена',
      'Крайна цена: 97 000 € (беше 98 000 €)',
    ],
    [
      { approval: { from: 'waiting', to: 'refused' } },
      { approval: 'refused', approvalNote: 'Под разходите', agreedPrice: 80_000 },
      'Отстъпката за апартамент 12, вход А е отказана',
      'Под разходите',
    ],
  ] as const)('what has happened: %j', (changes, now, subject, line) => {
    const mail = news(changes, now)
    expect(mail?.subject).toContain(subject)
    expect(plain(mail?.text)).toContain(line)
  })

  test('whose it is now', () => {
    const moved = { agentId: { from: 'ana', to: 'eva' } }
    const lost = news(moved, { agentId: 'eva' }, { kind: 'lost', owner: 'Ева' })
    expect(lost?.subject).toBe('Резервацията на апартамент 12, вход А вече не е Ваша')
    expect(plain(lost?.text)).toContain('Отговаря: Ева')
    expect(news(moved, {}, { kind: 'gained', isNew: false })?.subject).toContain('вече е Ваша')
    const added = news({}, {}, { kind: 'gained', isNew: true })
    expect(added?.subject).toBe('Нова резервация на Ваше име: апартамент 12, вход А')
  })

  test('nothing of what needs no mail', () => {
    expect(news({ notes: {}, buyerPhone: {} })).toBeUndefined()
    expect(news({ until: { from: '2026-11-15', to: '2026-11-20' } }, {}, { kind: 'asked' })).toBeUndefined()
  })
})
