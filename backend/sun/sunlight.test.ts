import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Exposure, exposures } from '../../domain/building/exposure.ts'
import { diagramHours } from '../../domain/sunlight.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { formatSun } from '../../text/public/sun-view.ts'
import { findSunlight } from './sunlight.ts'

const varna = { latitude: 43.2, longitude: 27.91 }
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

function timesAt(place: { latitude: number; longitude: number }, exposure: Exposure): string[] {
  const days = findSunlight(place, exposure) ?? []
  return days.map(({ times }) => times.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(' '))
}

// Varna: sunrise 6:23, noon 12:16, sunset 18:09 in March; 5:24, 13:10, 20:56 in June; 7:04 to 19:13 in September;
// 7:43, 12:06, 16:29 in December. The sun is above three degrees some twenty minutes after and before that.
test.each<[Exposure, string[]]>([
  ['south', ['6:40–17:50', '9:00–17:20', '7:20–19:00', '8:10–16:00']],
  ['north', ['', '5:50–9:00 17:20–20:30', '', '']],
  ['east', ['6:40–12:20', '5:50–13:10', '7:20–13:00', '8:10–12:10']],
  ['west', ['12:20–17:50', '13:10–20:30', '13:00–19:00', '12:10–16:00']],
])('in Varna the sun reaches windows to the %s', (exposure, times) => {
  const [march = '', june = '', september = '', december = ''] = timesAt(varna, exposure)
  for (const [shown, expected] of [
    [march, times[0]],
    [june, times[1]],
    [september, times[2]],
    [december, times[3]],
  ] as const)
    expect(minutesOf(shown)).toEqual(minutesOf(expected ?? '').map((each) => expect.closeTo(each, -1.5)))
})

/** „6:40–17:50“ as two numbers of minutes. */
function minutesOf(times: string): number[] {
  return [...times.matchAll(/(\d+):(\d+)/g)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes))
}

test('a corner apartment has the sun of both its sides', () => {
  const minutes = (exposure: Exposure) =>
    findSunlight(varna, exposure)?.map(({ times }) => times.reduce((sum, { from, to }) => sum + to - from, 0))
  const [corner = [], east = [], south = []] = [minutes('southeast'), minutes('east'), minutes('south')]
  for (const [day, each] of corner.entries())
    expect(each).toBeGreaterThanOrEqual(Math.max(east[day] ?? 0, south[day] ?? 0))
})

test('wherever a building is, times are in order, in tens of minutes, within the day', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  const corners = [-90, 0, 90].flatMap((latitude) =>
    [-180, 0, 180].map((longitude) => ({ latitude, longitude })),
  )
  fc.assert(
    fc.property(
      fc.oneof(anywhere, fc.constantFrom(...corners)),
      fc.constantFrom(...exposures),
      (place, exposure) => {
        const days = findSunlight(place, exposure) ?? []
        expect(days.map(({ month }) => month)).toEqual([3, 6, 9, 12])
        for (const { times } of days) {
          const moments = times.flatMap(({ from, to }) => [from, to])
          expect(moments).toEqual(moments.toSorted((a, b) => a - b))
          expect(new Set(moments).size).toBe(moments.length)
          for (const moment of moments) expect(moment % 10 === 0 && moment >= 0 && moment <= 1440).toBe(true)
        }
        const { first, last } = diagramHours(days)
        expect(first >= 0 && last <= 24 && first < last).toBe(true)
      },
    ),
    { seed: 21, numRuns: 60 },
  )
})

test('in the south the sun stands in the north, and at the pole it does not rise in winter', () => {
  expect(
    findSunlight({ latitude: -34, longitude: 27.9 }, 'north')?.every(({ times }) => times.length > 0),
  ).toBe(true)
  expect(timesAt({ latitude: 89, longitude: 27.9 }, 'south')[3]).toBe('')
})

test('nothing is known of a building without coordinates', () => {
  expect(findSunlight({ latitude: null, longitude: 27.9 }, 'south')).toBeUndefined()
  expect(findSunlight({ latitude: 0, longitude: 0 }, 'south')).toHaveLength(4)
})

test('the times are said in words', () => {
  const said = formatSun(allTexts.bg, findSunlight(varna, 'north') ?? [], { hasTerrace: true })
  expect(said.days.map(({ sentence }) => sentence)).toEqual([
    'През март слънцето не достига',
    expect.stringMatching(/^През юни от 5:[345]0 до (8:50|9:00) и от 17:[12]0 до 20:[234]0$/),
    'През септември слънцето не достига',
    'През декември слънцето не достига',
  ])
  expect(said.about).toContain('прозорците и терасата')
})
