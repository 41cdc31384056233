import { type RefObject, useEffect, useRef, useState } from 'react'
import { outlineStroke } from '../../../../domain/floor-plan/floor-plan.ts'
import { closesOutline, closingRadius, formatPoints, minPoints } from '../../../../domain/geometry/polygon.ts'
import type { PlanText } from '../../../../text/admin/plans.ts'
import { PlanFrame } from '../../../plan-view/plan-frame.tsx'
import { PlanImageView } from '../../../plan-view/plan-image-view.tsx'
import { ZoomControls } from '../../../plan-view/plan-tools.tsx'
import { usePlanView } from '../../../plan-view/use-plan-view.ts'
import { FixedWidthText } from '../../../ui/fixed-width-text.tsx'
import { type Editor, type Gesture, shownOutlines } from '../editor/editor.ts'
import { type EditedOutline, findOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { EditedPlan, Linkable } from '../plan-to-edit.ts'
import { usePlanText } from '../use-plan-text.ts'
import { CanvasHandles, CanvasOutline } from './canvas-outline.tsx'
import { EditorToolbar, SelectionTools } from './editor-toolbar.tsx'
import { useCanvasPointer } from './use-canvas-pointer.ts'

interface PlanCanvasProps {
  plan: EditedPlan
  /** The name of the floor or parking level. */
  name: string
  linkables: Linkable[]
  editor: Editor
  dispatch: (event: EditorEvent) => void
}

/**
 * The plan with its outlines and the tools to edit them. Dragging the plan itself pans it, also while an
 * outline is drawn.
 */
export function PlanCanvas({ plan, name, linkables, editor, dispatch }: PlanCanvasProps) {
  const text = usePlanText()
  const view = usePlanView()
  const svg = useRef<SVGSVGElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const pixel = useScreenPixel(box, plan.imageWidth, view.zoom)
  const pointer = useCanvasPointer({ svg, plan, editor, dispatch })
  const { imageWidth: width, imageHeight: height } = plan
  const stroke = width * outlineStroke
  const outlines = shownOutlines(editor)
  const known = new Map(linkables.map((linkable) => [linkable.id, linkable]))
  const linkableOf = ({ linkedId }: EditedOutline) => known.get(linkedId ?? '')
  const isOnTop = (outline: EditedOutline) => Number(linkableOf(outline)?.isOnTop ?? false)
  const { selection, mode } = editor
  const selected = selection && findOutline(outlines, selection.outlineId)
  return (
    <div className="overflow-clip rounded-card border border-sand-200 bg-white shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2 p-2">
        <EditorToolbar editor={editor} dispatch={dispatch} />
        <ZoomControls view={view} />
      </div>
      {/* This line has the same height with and without tools, so that the plan does not move under the pointer. */}
      <div className="flex h-12 items-center gap-1 overflow-x-auto border-y border-sand-200 bg-sand-50 px-2 whitespace-nowrap">
        <SelectionTools editor={editor} dispatch={dispatch} />
      </div>
      <PlanFrame view={view}>
        <div ref={box} className="relative mx-auto w-fit">
          <canvas width={width} height={height} className="edited-plan-size" />
          <PlanImageView
            image={plan}
            alt={text.planAlt(name)}
            zoom={view.zoom}
            className="absolute inset-0 size-full"
          />
          {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
          <svg
            ref={svg}
            role="group"
            aria-label={text.canvas}
            data-canvas=""
            tabIndex={0}
            viewBox={`0 0 ${width} ${height}`}
            {...pointer}
            className={`absolute inset-0 size-full outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-sea-600 ${mode === 'draw' ? 'cursor-crosshair' : ''}`}
          >
            {outlines
              .toSorted((a, b) => isOnTop(a) - isOnTop(b))
              .map((outline) => (
                <CanvasOutline
                  key={outline.id}
                  outline={outline}
                  linkable={linkableOf(outline)}
                  stroke={stroke}
                  pixel={pixel}
                  isSelected={outline.id === selection?.outlineId}
                  isInert={mode === 'draw'}
                  dispatch={dispatch}
                />
              ))}
            {selection && selected && (
              <CanvasHandles outline={selected} selection={selection} pixel={pixel} dispatch={dispatch} />
            )}
            <CanvasNewOutline gesture={editor.gesture} imageWidth={width} stroke={stroke} pixel={pixel} />
          </svg>
        </div>
      </PlanFrame>
      <p role="status" className="border-t border-sand-200 bg-sand-50 px-3 py-2 text-sm text-sea-800">
        <FixedWidthText texts={Object.values(text.hints)} shown={hint(text, editor)} />
      </p>
    </div>
  )
}

function hint(text: PlanText, { mode, gesture, selection }: Editor): string {
  if (gesture.name === 'pending') return text.hints.pending
  if (gesture.name === 'drawing') return gesture.points.length > 0 ? text.hints.drawing : text.hints.draw
  return mode === 'select' && selection ? text.hints.selected : text.hints.select
}

/** Returns how many image pixels one screen pixel covers, so that handles have the same size at every zoom. */
function useScreenPixel(box: RefObject<Element | null>, imageWidth: number, zoom: number): number {
  const [width, setWidth] = useState(900)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width || 900))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return imageWidth / (width * zoom)
}

interface CanvasNewOutlineProps {
  gesture: Gesture
  imageWidth: number
  stroke: number
  pixel: number
}

function CanvasNewOutline({ gesture, imageWidth, stroke, pixel }: CanvasNewOutlineProps) {
  if (gesture.name === 'pending') {
    return (
      <polygon
        points={formatPoints(gesture.points)}
        strokeWidth={stroke}
        strokeLinejoin="round"
        className="pointer-events-none fill-coral-500/30 stroke-coral-600"
      />
    )
  }
  if (gesture.name !== 'drawing') return null
  const { points, pointer } = gesture
  const [first] = points
  const willClose = pointer !== undefined && closesOutline(points, pointer, imageWidth)
  return (
    <g className="pointer-events-none">
      {first && points.length >= minPoints && (
        <circle
          data-closing-zone=""
          cx={first.x}
          cy={first.y}
          r={imageWidth * closingRadius}
          strokeWidth={1.5 * pixel}
          strokeDasharray={`${4 * pixel} ${3 * pixel}`}
          className={`stroke-available ${willClose ? 'fill-available/40' : 'fill-available/15'}`}
        />
      )}
      <polyline
        points={formatPoints(points)}
        fill="none"
        strokeWidth={stroke}
        strokeLinejoin="round"
        className="stroke-coral-600"
      />
      {pointer && points.length > 0 && (
        <polyline
          points={formatPoints([points.at(-1) ?? pointer, pointer])}
          fill="none"
          strokeWidth={stroke}
          strokeDasharray={`${6 * pixel} ${4 * pixel}`}
          className="stroke-coral-600"
        />
      )}
      {points.map(({ x, y }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its index
          key={index}
          cx={x}
          cy={y}
          r={5 * pixel}
          strokeWidth={2 * pixel}
          className="fill-white stroke-coral-600"
        />
      ))}
      {pointer && <circle cx={pointer.x} cy={pointer.y} r={3.5 * pixel} className="fill-coral-600" />}
    </g>
  )
}
