import { forEachRun, transposed } from './morphology.ts'
import type { NumberPicture, Picture } from './picture.ts'

/** How far two regions run along the same wall, in pixels, and how much of it are doors and windows. */
export interface Contact {
  a: number
  b: number
  wall: number
  gap: number
}

/** Which regions have a wall between them that is no thicker than `thickest`. */
export function contactsOf(
  regions: NumberPicture,
  barriers: Picture,
  walls: Picture,
  thickest: number,
): Contact[] {
  const contacts = new Map<string, Contact>()
  const count = (one: number, other: number, isGap: boolean) => {
    if (one === other) return
    const [a, b] = one < other ? [one, other] : [other, one]
    const contact = contacts.get(`${a} ${b}`) ?? { a, b, wall: 0, gap: 0 }
    contacts.set(`${a} ${b}`, contact)
    contact.wall++
    if (isGap) contact.gap++
  }
  forEachRun(barriers, (row, from, to) => {
    if (from === 0 || to === barriers.width || to - from > thickest) return
    const middle = row + ((from + to) >> 1)
    count(regions.data[row + from - 1] as number, regions.data[row + to] as number, !walls.data[middle])
  })
  const { width } = regions
  const upright = transposed(walls)
  forEachRun(transposed(barriers), (column, from, to) => {
    if (from === 0 || to === barriers.height || to - from > thickest) return
    const x = column / barriers.height
    const middle = column + ((from + to) >> 1)
    const at = (y: number) => regions.data[y * width + x] as number
    count(at(from - 1), at(to), !upright.data[middle])
  })
  return [...contacts.values()]
}
