import { expect, test } from 'vitest'
import type { WarningReason } from '../../domain/record/warning.ts'
import { explainWarning, explainWarnings } from './warnings.ts'

const buyerName = 'Мария Купувачева'

test.each<[WarningReason, string]>([
  [{ kind: 'price-hidden', before: 100_000 }, 'Цената е 100 000 € и вече няма да се показва.'],
  [
    { kind: 'price-changed', before: 131_500, now: 13_150, percent: -90 },
    'Цената се променя от 131 500 € на 13 150 € (−90 %).',
  ],
  [
    { kind: 'price-changed', before: 100_000, now: 110_001, percent: 10.001 },
    'Цената се променя от 100 000 € на 110 001 € (+10 %).',
  ],
  [
    { kind: 'net-area-above-total', netArea: 61, area: 60 },
    'Чистата площ (61,00 м²) е по-голяма от общата (60,00 м²).',
  ],
  [{ kind: 'apartment-number-taken', entrance: 'А', number: '12' }, 'Във вход А вече има апартамент 12.'],
  [{ kind: 'parking-number-taken', number: 'П12' }, 'В сградата вече има паркомясто П12.'],
  [{ kind: 'unusual-rooms', rooms: 2, type: 'Студио' }, 'Броят стаи (2) не отговаря на типа „Студио“.'],
  [{ kind: 'files-gone', count: 1 }, 'Един от файловете вече го няма: записът ще се върне без него.'],
  [{ kind: 'files-gone', count: 3 }, '3 от файловете вече ги няма: записът ще се върне без тях.'],
  [
    { kind: 'undated-status', status: 'Свободен' },
    'В сайта статусът е „Свободен“: може да е променен, след като файлът е направен.',
  ],
  [
    { kind: 'last-day-past', day: '2026-11-16' },
    'Последният ден (16.11.2026 г.) вече е минал: резервацията ще изтече до час и апартаментът ще се освободи.',
  ],
  [
    { kind: 'last-day-far', day: '2027-05-17', most: 180 },
    'Последният ден (17.05.2027 г.) е след повече от 180 дни: дотогава никой друг не може да резервира апартамента.',
  ],
  [
    { kind: 'first-day-far', day: '2026-12-18', most: 30 },
    'Резервацията започва на 18.12.2026 г., след повече от 30 дни; апартаментът е резервиран още отсега.',
  ],
  [
    { kind: 'deposit-above-price', deposit: 100_001, price: 100_000 },
    'Капарото (100 001 €) е по-голямо от цената на апартамента (100 000 €).',
  ],
  [
    { kind: 'final-price-off', finalPrice: 10_000, listPrice: 100_000, percent: -90 },
    'Крайната цена (10 000 €) е с 90 % под цената по листа (100 000 €).',
  ],
  [
    { kind: 'final-price-off', finalPrice: 150_000, listPrice: 100_000, percent: 50 },
    'Крайната цена (150 000 €) е с 50 % над цената по листа (100 000 €).',
  ],
  [
    { kind: 'contract-before-reservation', contractDate: '2026-11-09', from: '2026-11-10' },
    'Договорът е от 9.11.2026 г., преди началото на резервацията (10.11.2026 г.).',
  ],
  [
    { kind: 'reservation-stays', reservationId: 'r1', buyerName, until: '2026-11-20', now: 'available' },
    'Има активна резервация на Мария Купувачева, валидна до 20.11.2026 г.; тя остава. За да прекратите резервацията, изберете „Освободи“ в нея.',
  ],
  [
    { kind: 'reservation-stays', reservationId: 'r1', buyerName, until: '2026-11-20', now: 'sold' },
    'Има активна резервация на Мария Купувачева, валидна до 20.11.2026 г.; тя остава. За да запишете продажба, изберете „Продай“ в резервацията.',
  ],
  [
    { kind: 'sale-stays', reservationId: 'r1', buyerName, contractDate: '2026-11-18' },
    'Има записана продажба на Мария Купувачева, договор от 18.11.2026 г.; тя остава. За да я отмените, изберете „Върни“ в нея.',
  ],
  [
    { kind: 'sale-missing' },
    'Не е записана продажба – с купувач, крайна цена и ден. Само със статуса имотът не влиза в сумите на продажбите и остава сред проверките в „Решетка“.',
  ],
])('%j', (warning, sentence) => {
  expect(explainWarning(warning).replaceAll(/\s/g, ' ')).toBe(sentence)
})

test('an explained warning keeps its id, by which it is confirmed', () => {
  expect(explainWarnings([{ id: 'number:12', kind: 'parking-number-taken', number: '12' }])).toEqual([
    { id: 'number:12', message: 'В сградата вече има паркомясто 12.' },
  ])
})
