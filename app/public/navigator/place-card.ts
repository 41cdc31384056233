export interface CardPlace {
  /** Of its middle. */
  left: number
  /** Of its lower edge, or of its upper one when it stands below. */
  top: number
  isBelow: boolean
}

const halfWidth = 132
const height = 130

/** Over the outline, or below it where there is no room; never out of the viewer at the sides. */
export function placeCard(outline: Element, viewer: Element): CardPlace {
  const [of, around] = [outline.getBoundingClientRect(), viewer.getBoundingClientRect()]
  const middle = (of.left + of.right) / 2 - around.left
  const isBelow = of.top < height + headerHeight
  return {
    left: Math.min(Math.max(middle, halfWidth), around.width - halfWidth),
    top: (isBelow ? of.bottom : of.top) - around.top,
    isBelow,
  }
}

/** The header of the site stays over everything. */
const headerHeight = 64
