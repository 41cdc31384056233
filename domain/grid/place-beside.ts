interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

const gap = 6
const edge = 8

/**
 * Where a popover stands in the window: below its opener, else above it, else at its side, so that it does not cover
 * what it is about. In a window that is too small for all of them it begins at the edge.
 */
export function placeBeside(
  opener: Edges,
  { width, height }: Size,
  window: Size,
): { left: number; top: number } {
  const within = (from: number, size: number, room: number) =>
    Math.max(edge, Math.min(from, room - size - edge))
  const left = within(opener.left, width, window.width)
  if (opener.bottom + gap + height <= window.height) return { left, top: opener.bottom + gap }
  if (opener.top - gap - height >= edge) return { left, top: opener.top - gap - height }
  const top = within(opener.top, height, window.height)
  if (opener.right + gap + width + edge <= window.width) return { left: opener.right + gap, top }
  if (opener.left - gap - width >= edge) return { left: opener.left - gap - width, top }
  return { left, top }
}
