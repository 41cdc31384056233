import { expect, test } from 'vitest'
import { facesSea } from '../../domain/building/building.ts'
import { generateDemoBuilding } from '../building.ts'
import { demoBuilding } from '../building-record.ts'
import { type DemoImageName, parkInteriors, seaInteriors, townInteriors } from '../images/demo-images.ts'

const { apartments } = generateDemoBuilding({ now: new Date('2026-06-15T09:00:00Z') })

/** Sentences about other things than the view from the windows. */
const notTheView = /Главният вход е откъм парка|за морето като за дом/g
const viewWords = /парк(ът|а)?(?![а-я])|морето|залив|бряг|откъм брега/i

/** What the samples of the build show (app/images/bundled-images.ts), as photos. */
function samplesFor(exposure: (typeof apartments)[number]['values']['exposure']): readonly DemoImageName[] {
  if (facesSea(demoBuilding, exposure)) return seaInteriors
  return exposure === 'south' ? parkInteriors : townInteriors
}

const sets = { sea: seaInteriors, park: parkInteriors, town: townInteriors }

test('all 117 show in their pictures the sea, the park or the town that their texts name', () => {
  expect(apartments).toHaveLength(117)
  for (const { values, photos } of apartments) {
    const { number, features, description, hasTerrace, exposure } = values
    const view = features.find((feature) => feature.startsWith('Изглед към'))
    const named =
      view === undefined ? 'town' : /към морето$/.test(view) && !/парк/.test(view) ? 'sea' : 'park'
    // The site says „море“ of every home that faces it, whatever the floor.
    if (facesSea(demoBuilding, exposure)) expect(named, number).toBe('sea')
    const pictures = photos.length > 0 ? photos : samplesFor(exposure)
    for (const [seen, set] of Object.entries(sets))
      expect(
        pictures.some((picture) => set.includes(picture)),
        `${number}: ${seen}`,
      ).toBe(seen === named)
    const says = viewWords.test(description.replaceAll(notTheView, ''))
    if (named === 'town') expect(says, `${number}: ${description}`).toBe(false)
    if (!hasTerrace) expect(photos).not.toContain('terrace')
  }
})
