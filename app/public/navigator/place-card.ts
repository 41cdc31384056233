export interface CardPlace {
  /** Of its middle. */
  left: number
  /** Of its lower edge, or of its upper one when it stands below. */
  top: number
  isBelow: boolean
}

const halfWidth = 132
const height = 130

/**
 * Over the outline, or below it where there is no room: the row of tools, which is the viewer's first part, stays
 * free. Never out of the viewer at the sides.
 */
export function placeCard(outline: Element, viewer: Element): CardPlace {
  const [of, around] = [outline.getBoundingClientRect(), viewer.getBoundingClientRect()]
  const middle = (of.left + of.right) / 2 - around.left
  const toolsEnd = viewer.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const isBelow = of.top - height < Math.max(toolsEnd, headerHeight)
  return {
    left: Math.min(Math.max(middle, halfWidth), around.width - halfWidth),
    // An apartment that reaches to the lower edge keeps its card inside.
    top: (isBelow ? Math.min(of.bottom, around.bottom - height) : of.top) - around.top,
    isBelow,
  }
}

/** The header of the site stays over everything. */
const headerHeight = 64
