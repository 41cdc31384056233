import { expect, test } from 'vitest'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { exposures } from '../../domain/building/exposure.ts'
import { placeholderImages } from './bundled-images.ts'

test('the sample rooms show the sea to the east, the park to the south, the town elsewhere', () => {
  const building = { ...defaultBuilding, seaExposures: ['northeast' as const, 'east' as const] }
  for (const exposure of exposures) {
    const [living, , bedroom] = placeholderImages(building, exposure)
    const expected = /^(north)?east$/.test(exposure) ? '' : exposure === 'south' ? '-park' : '-town'
    expect(living.large).toContain(`living${expected}-1280`)
    expect(bedroom.large).toContain(`bedroom${expected}-1280`)
  }
})
