import { expect, test } from 'vitest'
import { isMaisonette } from '../../domain/building/apartment-type.ts'
import { generateDemoBuilding } from '../building.ts'
import { demoBuilding } from '../building-record.ts'
import { collectBrochure } from './brochure-content.ts'
import { openBrochures } from './brochures.ts'
import { brochureFacts } from './facts.ts'

const building = generateDemoBuilding({ now: new Date('2026-06-15T09:00:00Z') })

test('a brochure is one small page with its own letters', async () => {
  const selected = building.apartments.filter(({ hasBrochure }) => hasBrochure)
  const plain = selected.find(({ values }) => !isMaisonette(demoBuilding, values.type))
  const maisonette = selected.find(({ values }) => isMaisonette(demoBuilding, values.type))
  const brochures = openBrochures()
  for (const apartment of [plain, maisonette]) {
    if (!apartment) throw new Error('Both kinds of apartment have brochures')
    const pdf = await brochures.draw(await collectBrochure(building, apartment))
    const source = pdf.toString('latin1')
    expect(source.startsWith('%PDF')).toBe(true)
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(source).toContain('SofiaSans')
    expect(source).toContain('/FontFile2')
    expect(pdf.length).toBeLessThan(600 * 1024)
  }
  await brochures.close()
})

test('a hidden price is not printed', () => {
  const hidden = building.apartments.find(({ values }) => values.price === 0)
  const shown = building.apartments.find(({ values }) => values.price > 0)
  if (!hidden || !shown) throw new Error('Both kinds of price occur')
  expect(brochureFacts(hidden).map(([name]) => name)).not.toContain('Цена')
  expect(brochureFacts(shown).map(([name]) => name)).toContain('Цена')
})
