interface Place {
  clientX: number
  clientY: number
}

const farEnough = 50

/** A finger that goes far enough, and clearly one way more than the other. */
export function swipeDirection(from: Place, to: Place): 'left' | 'right' | 'up' | 'down' | undefined {
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
  if (Math.max(Math.abs(x), Math.abs(y)) < farEnough) return undefined
  if (Math.abs(x) > 1.5 * Math.abs(y)) return x < 0 ? 'left' : 'right'
  if (Math.abs(y) > 1.5 * Math.abs(x)) return y < 0 ? 'up' : 'down'
  return undefined
}
