import { boundsOf } from '../../domain/geometry/bounds.ts'
import { contains } from '../../domain/geometry/polygon.ts'
import { composeFrames, moveRect } from './frame.ts'
import type { PlacedPiece, PlacedRoom } from './placed.ts'
import { centreOf, rect } from './rect.ts'

const gap = 0.03

/**
 * Layouts know only the centre lines of walls, so furniture is pushed out of the outer wall behind it, into its room.
 */
export function pushIntoRoom(piece: PlacedPiece, rooms: readonly PlacedRoom[]): PlacedPiece {
  const box = moveRect(piece.frame, rect(0, 0, piece.width, piece.depth))
  const room = rooms.find(({ axis }) => contains(axis, centreOf(box)))
  if (!room) return piece
  const inside = boundsOf(room.contour)
  const x = Math.max(0, inside.left + gap - box.left) - Math.max(0, box.right + gap - inside.right)
  const y = Math.max(0, inside.top + gap - box.top) - Math.max(0, box.bottom + gap - inside.bottom)
  return { ...piece, frame: composeFrames([1, 0, 0, 1, x, y], piece.frame) }
}
