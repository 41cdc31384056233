import { expect, test } from 'vitest'
import { buildingSchema, buildingLimits as limits } from '../../../domain/building/building-schema.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { adminFormLimit, readFields } from '../../forms/read-form.ts'

const line = (list: string, index: number, fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => [`${list}[${index}].${name}`, value])

const lines = (list: string, count: number, fields: (index: number) => Record<string, string>) =>
  Array.from({ length: count }, (_, index) => line(list, index, fields(index))).flat()

test('a building with as many lines as its form offers can be sent', async () => {
  const figure = (index: number) => ({ label: `число ${index}`, about: 'stores', figure: '1' })
  const body = new URLSearchParams([
    ...['name', 'city', 'street', 'latitude', 'longitude', 'noun'].map((name) => [name, '1']),
    ...['showsSoldPrices', 'revision', 'confirmed'].map((name) => [name, '1']),
    ...lines('entrances', limits.entrances, (index) => ({
      id: `${index}`,
      name: `${index}`,
      firstFloor: '1',
      lastFloor: '99',
    })),
    ...lines('floorNames', limits.floorNames, (index) => ({
      entrance: '',
      floor: `${index}`,
      name: 'Партер',
    })),
    ...lines('parkingLevels', limits.parkingLevels, (index) => ({ level: `${index}`, name: `${index}` })),
    ...lines('apartmentTypes', limits.apartmentTypes, (index) => ({
      key: `${index}`,
      name: `${index}`,
      rooms: '1',
      bedrooms: '0',
      isMaisonette: 'on',
      isHidden: 'on',
    })),
    ...exposures.map((exposure, index) => [`seaExposures[${index}]`, exposure]),
    ...lines('statistics', limits.figures, figure),
    ...lines('facts', limits.figures, figure),
  ])
  const request = new Request('http://localhost/', { method: 'POST', body })
  const also = ['revision', 'confirmed']
  const read = await readFields(request, { schema: buildingSchema, also, maxBytes: adminFormLimit })
  expect(read).toBeInstanceOf(FormData)
})
