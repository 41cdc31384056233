import { edges, type Polygon } from './polygon.ts'

export type Stretch = readonly [left: number, right: number]

export function stretchesAt(polygon: Polygon, y: number): Stretch[] {
  const crossings = edges(polygon)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
    .sort((a, b) => a - b)
  return crossings.flatMap((left, index): Stretch[] => {
    const right = crossings[index + 1]
    return index % 2 === 1 || right === undefined ? [] : [[left, right]]
  })
}
