import { composeFrames, type Frame, moveTo } from './frame.ts'
import { type Direction, type Door, directions, type Opening, type Piece } from './layout.ts'
import type { PlacedDoor, PlacedOpening, PlacedPiece } from './placed.ts'
import { heightOf, type Rect, widthOf } from './rect.ts'

export function placeDoor(
  { hinge, along, into, width, entrance = false }: Door,
  frame: Frame,
  wall: number,
): PlacedDoor {
  const reach = (direction: Direction) => {
    const { x, y } = directions[direction]
    return moveTo(frame, { x: hinge.x + x * width, y: hinge.y + y * width })
  }
  return { hinge: moveTo(frame, hinge), jamb: reach(along), leaf: reach(into), wall, entrance }
}

export function placeOpening({ from, to }: Opening, frame: Frame, wall: number): PlacedOpening {
  return { from: moveTo(frame, from), to: moveTo(frame, to), wall }
}

/**
 * Places a piece of furniture. Its frame turns the symbol, which is drawn with its back along the x axis and
 * its front towards y, to the side that the piece faces.
 */
export function placePiece({ symbol, box, facing }: Piece, frame: Frame): PlacedPiece {
  const sideways = facing === 'left' || facing === 'right'
  return {
    symbol,
    width: sideways ? heightOf(box) : widthOf(box),
    depth: sideways ? widthOf(box) : heightOf(box),
    frame: composeFrames(frame, frameOf(box, facing)),
  }
}

function frameOf({ left, top, right, bottom }: Rect, facing: Direction): Frame {
  switch (facing) {
    case 'down':
      return [1, 0, 0, 1, left, top]
    case 'up':
      return [1, 0, 0, -1, left, bottom]
    case 'right':
      return [0, 1, 1, 0, left, top]
    case 'left':
      return [0, 1, -1, 0, right, top]
  }
}
