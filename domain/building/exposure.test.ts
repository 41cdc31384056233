import { expect, test } from 'vitest'
import { windowAzimuths } from './exposure.ts'

test('windows look to the exposure, and those of a corner apartment to both of its sides', () => {
  expect(windowAzimuths('north')).toEqual([0])
  expect(windowAzimuths('south')).toEqual([180])
  expect(windowAzimuths('southeast')).toEqual([90, 180])
  expect(windowAzimuths('northwest')).toEqual([270, 0])
})
