import { expect, test } from 'vitest'
import { encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { dealsByUnit, type GridDealRow, initialsOf } from './grid-deal.ts'
import { type ActedUnit, listUnitActions } from './unit-actions.ts'

const flat: ActedUnit = {
  of: 'apartment',
  id: 'a1',
  status: 'available',
  isDraft: false,
  statusLabels: { available: 'Свободен', reserved: 'Резервиран', sold: 'Продаден' },
  form: '/admin/apartments/a1',
  page: '/admin/apartments/a1/view',
}
const row: GridDealRow = {
  id: 'd1',
  state: 'running',
  units: 'a1 p1',
  changes: 'extend sell release',
  buyerName: 'Мария',
  clientId: 'c1',
  enquiryId: null,
  agent: 'Иван Петров',
  until: '2026-11-20',
  deposit: 0,
  depositState: 'none',
  approval: 'none',
  agreedPrice: 0,
  finalPrice: null,
  contractDate: null,
  paid: null,
}
const dealOf = (change: Partial<GridDealRow> = {}) =>
  dealsByUnit(encodeColumns([{ ...row, ...change }])).get('a1')

const back = '/admin/grid?color=price'
function actions(
  unit: Partial<ActedUnit>,
  deal: ReturnType<typeof dealOf>,
  role: 'admin' | 'agent' = 'agent',
) {
  return listUnitActions({ ...flat, ...unit }, deal, { role, back })
}
const names = (...args: Parameters<typeof actions>) => actions(...args).map(({ name }) => name)

test('a free home is reserved or sold, and comes back to the grid as it was', () => {
  expect(names({}, undefined)).toEqual(['reserve', 'recordSale', 'view'])
  expect(actions({}, undefined)[0]?.act).toEqual({
    to: '/admin/reservations/new?apartment=a1&back=%2Fadmin%2Fgrid%3Fcolor%3Dprice',
  })
})

test('each kind of unit has its own parameter', () => {
  expect(actions({ of: 'spot', id: 'p1' }, undefined)[1]?.act).toMatchObject({
    to: expect.stringContaining('/admin/reservations/sale?spot=p1&'),
  })
})

test.each([
  ['a draft', { isDraft: true }, ['view']],
  ['one that somebody has marked as sold', { status: 'sold' }, ['recordSale', 'view']],
  ['one that somebody has marked as reserved', { status: 'reserved' }, ['view']],
] as const)('nobody reserves %s', (_, unit, expected) => {
  expect(names(unit, undefined)).toEqual(expected)
})

test('a reservation offers the changes that the person may make, and its links', () => {
  expect(names({ status: 'reserved' }, dealOf())).toEqual([
    'extend',
    'sell',
    'release',
    'deal',
    'client',
    'view',
  ])
  expect(names({ status: 'reserved' }, dealOf({ changes: '', enquiryId: 'e1' }))).toEqual([
    'deal',
    'client',
    'enquiry',
    'view',
  ])
})

test('a sale leads to its deal for those who may read it, and to the reservation for others', () => {
  const leads = (paid: number | null) =>
    actions({ status: 'sold' }, dealOf({ state: 'sold', changes: '', paid })).find(
      ({ name }) => name === 'deal',
    )?.act
  expect(leads(0)).toMatchObject({ to: expect.stringMatching(/^\/admin\/deals\/d1\?/) })
  expect(leads(null)).toMatchObject({ to: expect.stringMatching(/^\/admin\/reservations\/d1\?/) })
})

test('administrators change price and status, but not the status of a store', () => {
  expect(names({}, undefined, 'admin')).toEqual([
    'reserve',
    'recordSale',
    'price',
    'status-reserved',
    'status-sold',
    'form',
    'view',
  ])
  expect(names({ of: 'store', page: flat.form }, undefined, 'admin')).toEqual([
    'reserve',
    'recordSale',
    'form',
  ])
})

test('no two actions of a cell have the same key', () => {
  const deals = [undefined, dealOf(), dealOf({ state: 'sold', changes: 'sell resume', paid: 1 })]
  for (const deal of deals)
    for (const status of ['available', 'reserved', 'sold'] as const) {
      const codes = actions({ status }, deal, 'admin').flatMap(({ code }) => code ?? [])
      expect(new Set(codes).size).toBe(codes.length)
    }
})

test('of several deals of a unit the first stands for it', () => {
  const deals = dealsByUnit(encodeColumns([row, { ...row, id: 'd0', units: 'a1 a2' }]))
  expect([deals.get('a1')?.id, deals.get('p1')?.id, deals.get('a2')?.id]).toEqual(['d1', 'd1', 'd0'])
  expect(dealsByUnit(encodeColumns<GridDealRow>([])).size).toBe(0)
})

test.each([
  ['Иван Георгиев Петров', 'ИП'],
  ['Мария', 'М'],
  ['Анна-Мария Тодорова', 'АТ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
