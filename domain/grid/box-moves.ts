/** Where a cell is drawn. */
export interface Box {
  left: number
  top: number
  width: number
}

/**
 * Where a key moves the focus among cells that wrap like words: left and right follow the order, up and down go to the
 * nearest cell of the next row. Undefined for other keys, and where there is no cell in that direction.
 */
export function movedByBoxes(
  key: string,
  withControl: boolean,
  boxes: readonly Box[],
  from: number,
): number | undefined {
  const here = boxes[from]
  if (!here) return undefined
  const inRow = indexesWhere(boxes, ({ top }) => top === here.top)
  const within = (index: number) => (index >= 0 && index < boxes.length ? index : undefined)
  switch (key) {
    case 'ArrowRight':
      return within(from + 1)
    case 'ArrowLeft':
      return within(from - 1)
    case 'ArrowDown':
      return nearest(boxes, here, ({ top }) => top - here.top)
    case 'ArrowUp':
      return nearest(boxes, here, ({ top }) => here.top - top)
    case 'Home':
      return withControl ? 0 : inRow[0]
    case 'End':
      return withControl ? boxes.length - 1 : inRow.at(-1)
    default:
      return undefined
  }
}

function nearest(boxes: readonly Box[], here: Box, distance: (box: Box) => number): number | undefined {
  const centre = ({ left, width }: Box) => left + width / 2
  const aside = (box: Box) => Math.abs(centre(box) - centre(here))
  return indexesWhere(boxes, (box) => distance(box) > 0).toSorted((one, other) => {
    const [a, b] = [boxes[one] ?? here, boxes[other] ?? here]
    return distance(a) - distance(b) || aside(a) - aside(b)
  })[0]
}

function indexesWhere(boxes: readonly Box[], fits: (box: Box) => boolean): number[] {
  return boxes.flatMap((box, index) => (fits(box) ? [index] : []))
}
