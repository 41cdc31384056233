import type { DrawnOutline } from '../../../../domain/floor-plan/drawn-outline.ts'
import { distance, edges } from '../../../../domain/geometry/polygon.ts'
import { floorPlansText as text } from '../../../text/admin/floor-plans.ts'
import type { OutlineSelection } from '../editor/editor.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'

interface CanvasHandlesProps {
  outline: DrawnOutline
  selection: OutlineSelection
  pixel: number
  dispatch: (event: EditorEvent) => void
}

/** On a shorter edge, in pixels of the screen, the middle would only be in the way of the ends. */
const roomForMiddle = 44

/** Points to drag, and middles of edges to pull a new point out of. Their grips are larger than they look. */
export function CanvasHandles({ outline, selection, pixel, dispatch }: CanvasHandlesProps) {
  return (
    <>
      {edges(outline.points).map(
        ([a, b], index) =>
          distance(a, b) > roomForMiddle * pixel && (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: an edge is known by its place
              key={`middle-${index}`}
              data-grab=""
              data-outline={outline.id}
              data-middle={index}
              className="cursor-copy touch-none"
            >
              <circle cx={(a.x + b.x) / 2} cy={(a.y + b.y) / 2} r={12 * pixel} fillOpacity="0" />
              <circle
                cx={(a.x + b.x) / 2}
                cy={(a.y + b.y) / 2}
                r={4 * pixel}
                strokeWidth={1.5 * pixel}
                className="fill-white/80 stroke-coral-600"
              />
            </g>
          ),
      )}
      {outline.points.map(({ x, y }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
          key={`vertex-${index}`}
          role="button"
          tabIndex={0}
          aria-label={text.point(index)}
          data-grab=""
          data-outline={outline.id}
          data-vertex={index}
          onFocus={(event) => {
            // Only for the keyboard: a pointer selects by pressing, and `select` would end its drag.
            if (!event.currentTarget.matches(':focus-visible')) return
            dispatch({ type: 'select', outlineId: outline.id, vertex: index })
          }}
          className="group cursor-grab touch-none outline-none"
        >
          <circle cx={x} cy={y} r={14 * pixel} fillOpacity="0" />
          <circle
            cx={x}
            cy={y}
            r={(selection.vertex === index ? 8 : 6) * pixel}
            strokeWidth={2 * pixel}
            className={`stroke-coral-700 group-focus-visible:stroke-sea-950 ${selection.vertex === index ? 'fill-coral-600' : 'fill-white'}`}
          />
        </g>
      ))}
    </>
  )
}
