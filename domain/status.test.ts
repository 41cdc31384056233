import { expect, test } from 'vitest'
import { labels } from '../text/public/bg/labels.ts'
import { statuses } from './status.ts'
import { statusSchema } from './status-schema.ts'

test('an apartment is available, reserved or sold', () => {
  expect(statuses).toEqual(['available', 'reserved', 'sold'])
  expect(statuses.map((status) => statusSchema.parse(status))).toEqual(statuses)
})

test.each(['Available', 'free', '', null, undefined])('%j is no status', (value) => {
  expect(statusSchema.safeParse(value).error?.issues).toMatchObject([{ message: 'noStatusChosen' }])
})

test('the labels agree in gender with an apartment and with a parking spot', () => {
  expect(statuses.map((status) => labels.apartmentStatus[status])).toEqual([
    'Свободен',
    'Резервиран',
    'Продаден',
  ])
  expect(statuses.map((status) => labels.parkingStatus[status])).toEqual([
    'Свободно',
    'Резервирано',
    'Продадено',
  ])
})
