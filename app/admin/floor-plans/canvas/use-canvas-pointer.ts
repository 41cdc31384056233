import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Editor, PointerInput, PointerTarget, RowPart } from '../editor/editor.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { EditedPlan } from '../plan-to-edit.ts'

/** How far snapping reaches, in screen pixels. */
const mouseReach = 8
const reaches: Record<string, number> = { mouse: mouseReach, pen: 10, touch: 14 }

interface CanvasPointer {
  svg: RefObject<SVGSVGElement | null>
  plan: EditedPlan
  editor: Editor
  /** Whether the next click takes away, as it does with Alt held. */
  takesAway: boolean
  dispatch: (event: EditorEvent) => void
}

/**
 * Turns the browser's pointer events into editor events, in image pixels and with the part of the plan that
 * was hit.
 */
export function useCanvasPointer({ svg, plan, editor, takesAway, dispatch }: CanvasPointer) {
  const draggingPointer = useRef<number>(undefined)
  // The browser fires a click after a drag, too; it would change the selection.
  const swallowsClick = useRef(false)

  const read = (event: React.MouseEvent | PointerEvent): PointerInput => {
    const box = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    const [x, y] = [plan.imageWidth / box.width, plan.imageHeight / box.height]
    const { nativeEvent } = event
    const kind = nativeEvent instanceof globalThis.PointerEvent ? nativeEvent.pointerType : 'mouse'
    return {
      at: { x: (event.clientX - box.left) * x, y: (event.clientY - box.top) * y },
      target: readTarget(event.target),
      reach: (reaches[kind] ?? mouseReach) * x,
      imageWidth: plan.imageWidth,
      straight: event.shiftKey,
      alt: event.altKey || takesAway,
    }
  }

  const finish = (type: 'release' | 'cancel') => (event: PointerEvent) => {
    if (draggingPointer.current !== event.pointerId) return
    draggingPointer.current = undefined
    swallowsClick.current = true
    dispatch({ type })
  }

  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      swallowsClick.current = false
      const isGrip = event.target instanceof Element && event.target.closest('[data-grab]') !== null
      if (event.button !== 0 || !isGrip || draggingPointer.current !== undefined) return
      draggingPointer.current = event.pointerId
      // Pointer capture lets a drag continue and end outside of the plan.
      event.currentTarget.setPointerCapture(event.pointerId)
      dispatch({ type: 'press', pointer: read(event) })
    },
    onPointerMove(event: PointerEvent) {
      const follows = draggingPointer.current === event.pointerId || editor.mode !== 'select'
      if (follows) dispatch({ type: 'move', pointer: read(event) })
    },
    onPointerUp: finish('release'),
    onPointerCancel: finish('cancel'),
    onClick(event: React.MouseEvent) {
      if (!swallowsClick.current) dispatch({ type: 'click', pointer: read(event) })
      swallowsClick.current = false
    },
  }
}

function readTarget(target: EventTarget): PointerTarget {
  const part = target instanceof Element ? target.closest<SVGElement>('[data-outline]') : null
  const row = target instanceof Element && target.closest<SVGElement>('[data-row]')?.dataset.row
  if (row) return { kind: 'row', part: row as RowPart }
  const { outline: outlineId, vertex, middle } = part?.dataset ?? {}
  if (outlineId === undefined) return { kind: 'plan' }
  if (vertex !== undefined) return { kind: 'vertex', outlineId, index: Number(vertex) }
  if (middle !== undefined) return { kind: 'middle', outlineId, index: Number(middle) }
  return { kind: 'outline', outlineId }
}
