import { expect, test } from 'vitest'
import { erasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import { changesOf, explainImpossible, isForAdmins } from './reservation-changes.ts'

const agentId = 'ana'
const buyer = { buyerName: 'Мария Купувачева', buyerPhone: '0888 000 000', buyerEmail: '', agentId }
const admin = { id: 'boss', role: 'admin' } as const
const agent = { id: agentId, role: 'agent' } as const

test('a running reservation can be extended, sold or released; one that has ended can be resumed', () => {
  for (const user of [admin, agent]) {
    expect(changesOf({ ...buyer, state: 'running' }, user)).toEqual(['extend', 'sell', 'release'])
    expect(changesOf({ ...buyer, state: 'expired' }, user)).toEqual(['resume'])
  }
  expect(explainImpossible('sell', { ...buyer, state: 'released' }, admin)).toContain('вече е приключила')
})

test('anybody records a sale, and only admins correct or revert it', () => {
  const sale = { ...buyer, state: 'sold' } as const
  expect(changesOf(sale, admin)).toEqual(['sell', 'resume'])
  expect(changesOf(sale, agent)).toEqual([])
  for (const change of ['resume', 'sell'] as const)
    expect(explainImpossible(change, sale, agent)).toBe('Продажба се коригира и връща само от администратор.')
  expect([isForAdmins('resume', sale), isForAdmins('resume', { state: 'released' })]).toEqual([true, false])
  expect([isForAdmins('sell', sale), isForAdmins('sell', { state: 'running' })]).toEqual([true, false])
})

test('a reservation without the data of its buyer cannot be resumed', () => {
  const erased = { ...erasedBuyer, agentId, state: 'released' } as const
  expect(changesOf(erased, admin)).toEqual([])
  expect(explainImpossible('resume', erased, admin)).toContain('заличени')
})

test('agents change their own reservations and those of nobody', () => {
  const other = { ...agent, id: 'boris' }
  expect(changesOf({ ...buyer, state: 'running' }, other)).toEqual([])
  expect(explainImpossible('extend', { ...buyer, state: 'running' }, other)).toContain('на друг агент')
  expect(changesOf({ ...buyer, agentId: null, state: 'running' }, other)).toHaveLength(3)
})
