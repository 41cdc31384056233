import { expect, test } from 'vitest'
import { forgottenBuyer } from '../../../domain/personal-data/personal-data.ts'
import { changesOf, isForAdmins, whyNot } from './reservation-changes.ts'

const buyer = { buyerName: 'Мария Купувачева', buyerPhone: '0888 000 000', buyerEmail: '' }

test('what runs is extended, sold or released; what has ended is taken back', () => {
  for (const role of ['admin', 'agent'] as const) {
    expect(changesOf({ ...buyer, state: 'running' }, role)).toEqual(['extend', 'sell', 'release'])
    expect(changesOf({ ...buyer, state: 'expired' }, role)).toEqual(['resume'])
  }
  expect(whyNot('sell', { ...buyer, state: 'released' }, 'admin')).toContain('вече е приключила')
})

test('a sale is recorded by anybody, and corrected and taken back by administrators alone', () => {
  const sale = { ...buyer, state: 'sold' } as const
  expect(changesOf(sale, 'admin')).toEqual(['sell', 'resume'])
  expect(changesOf(sale, 'agent')).toEqual([])
  for (const change of ['resume', 'sell'] as const)
    expect(whyNot(change, sale, 'agent')).toBe('Продажба се коригира и връща само от администратор.')
  expect([isForAdmins('resume', sale), isForAdmins('resume', { state: 'released' })]).toEqual([true, false])
  expect([isForAdmins('sell', sale), isForAdmins('sell', { state: 'running' })]).toEqual([true, false])
})

test('nobody takes back a reservation whose buyer was forgotten', () => {
  const forgotten = { ...forgottenBuyer, state: 'released' } as const
  expect(changesOf(forgotten, 'admin')).toEqual([])
  expect(whyNot('resume', forgotten, 'admin')).toContain('заличени')
})
