import { type RefObject, useEffect, useRef, useState } from 'react'
import { editorZoom, outlineStroke } from '../../../../domain/floor-plan/floor-plan.ts'
import type { PlanText } from '../../../../text/admin/plans.ts'
import { PlanFrame } from '../../../plan-view/plan-frame.tsx'
import { PlanImageView } from '../../../plan-view/plan-image-view.tsx'
import { ZoomControls } from '../../../plan-view/plan-tools.tsx'
import { usePlanView } from '../../../plan-view/use-plan-view.ts'
import { FixedWidthText } from '../../../ui/fixed-width-text.tsx'
import { type Editor, type Mode, shownOutlines } from '../editor/editor.ts'
import { type EditedOutline, findOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import { CanvasOffered, CanvasProposal } from '../fill/canvas-fill.tsx'
import { FillTools } from '../fill/fill-tools.tsx'
import type { UsedFill } from '../fill/use-fill.ts'
import type { EditedPlan, Linkable } from '../plan-to-edit.ts'
import { RoomButtons } from '../room/room-buttons.tsx'
import type { Room } from '../room/use-room.ts'
import { RowPanel } from '../rows/row-panel.tsx'
import type { UsedRow } from '../rows/use-row.ts'
import { usePlanText } from '../use-plan-text.ts'
import { CanvasNewOutline } from './canvas-new-outline.tsx'
import { CanvasHandles, CanvasOutline } from './canvas-outline.tsx'
import { CanvasRow } from './canvas-row.tsx'
import { EditorToolbar, SelectionTools } from './editor-toolbar.tsx'
import { MiniMap } from './mini-map.tsx'
import { useCanvasPointer } from './use-canvas-pointer.ts'

interface PlanCanvasProps {
  plan: EditedPlan
  /** The name of the floor or parking level. */
  name: string
  linkables: Linkable[]
  editor: Editor
  modes: readonly Mode[]
  /** The row of parking places that is proposed. */
  row: UsedRow | undefined
  /** The filling tool, while it is in hand. */
  fill: UsedFill | undefined
  room: Room
  dispatch: (event: EditorEvent) => void
}

/** The plan with its outlines between the tools to edit them. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { plan, editor, modes, row, fill, room, dispatch } = props
  const text = usePlanText()
  const view = usePlanView(undefined, editorZoom)
  const { hasTools } = room
  const said = fill?.problem ?? fill?.said
  return (
    <div className="relative flex h-full flex-col overflow-clip rounded-card border border-sand-200 bg-white shadow-card lg:min-h-0">
      {/* Tools wrap. There is room for their lines beforehand, so that the plan does not move under the pointer. */}
      <div
        className={
          hasTools
            ? 'flex flex-wrap items-center gap-1 border-b border-sand-200 bg-sand-50 px-2 py-1'
            : 'absolute top-2 right-2 z-10 rounded-lg bg-white/90 shadow-card'
        }
      >
        {hasTools && (
          <>
            <div
              className={`flex min-h-20 min-w-0 flex-1 basis-64 flex-wrap content-center items-center gap-x-1 2xl:min-h-10 ${editor.mode === 'fill' ? 'max-sm:min-h-30' : ''}`}
            >
              {fill && editor.gesture.name !== 'pending' ? (
                <FillTools fill={fill} editor={editor} dispatch={dispatch} />
              ) : (
                <SelectionTools editor={editor} dispatch={dispatch} modes={modes} />
              )}
            </div>
            <ZoomControls view={view} className="hidden sm:flex" />
          </>
        )}
        <RoomButtons room={room} />
      </div>
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        {hasTools && <EditorToolbar editor={editor} dispatch={dispatch} modes={modes} />}
        <div className="relative flex min-w-0 flex-1 flex-col">
          <PlanFrame view={view} className="plan-room-frame">
            <DrawnPlan {...props} zoom={view.zoom} />
          </PlanFrame>
          {view.zoom > 1 && <MiniMap plan={plan} view={view} />}
          {row && !room.hasList && <RowPanel row={row} isOver />}
        </div>
      </div>
      <p
        role="status"
        className={
          hasTools ? 'border-t border-sand-200 bg-sand-50 px-3 py-2 text-sm text-sea-800' : 'sr-only'
        }
      >
        {/* Both in one place, so that the plan does not move when a sentence takes the place of the hint. */}
        <span className="grid *:col-start-1 *:row-start-1">
          <FixedWidthText texts={Object.values(text.hints)} shown={said ? undefined : hint(text, editor)} />
          {said && <span>{said}</span>}
        </span>
      </p>
    </div>
  )
}

/** The empty canvas gives the plan its proportions and is larger than any window, which then limits its size. */
const blowUp = 10

interface DrawnPlanProps extends Omit<PlanCanvasProps, 'modes' | 'room'> {
  zoom: number
}

/**
 * The image with its outlines. In the modes that drag something new (`data-grab` on the whole), dragging the plan
 * does not pan it.
 */
function DrawnPlan({ plan, name, linkables, editor, row, fill, zoom, dispatch }: DrawnPlanProps) {
  const text = usePlanText()
  const svg = useRef<SVGSVGElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const pixel = useScreenPixel(box, plan.imageWidth, zoom)
  const pointer = useCanvasPointer({ svg, plan, editor, takesAway: fill?.takesAway ?? false, dispatch })
  const { imageWidth: width, imageHeight: height } = plan
  const stroke = width * outlineStroke
  const outlines = shownOutlines(editor)
  const known = new Map(linkables.map((linkable) => [linkable.id, linkable]))
  const linkableOf = ({ linkedId }: EditedOutline) => known.get(linkedId ?? '')
  const isOnTop = (outline: EditedOutline) => Number(linkableOf(outline)?.isOnTop ?? false)
  const { selection, mode } = editor
  const selected = selection && findOutline(outlines, selection.outlineId)
  const drags = mode === 'rectangle' || mode === 'row'
  return (
    <div ref={box} className="relative mx-auto w-fit">
      <canvas width={width * blowUp} height={height * blowUp} className="edited-plan-size" />
      <PlanImageView
        image={plan}
        alt={text.planAlt(name)}
        zoom={zoom}
        className="absolute inset-0 size-full"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        ref={svg}
        role="group"
        aria-label={text.canvas}
        data-canvas=""
        data-grab={drags ? '' : undefined}
        tabIndex={0}
        viewBox={`0 0 ${width} ${height}`}
        {...pointer}
        className={`absolute inset-0 size-full outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-sea-600 ${mode === 'select' ? '' : 'cursor-crosshair'} ${drags ? 'touch-none' : ''}`}
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
              isInert={mode !== 'select'}
              dispatch={dispatch}
            />
          ))}
        {selection && selected && (
          <CanvasHandles outline={selected} selection={selection} pixel={pixel} dispatch={dispatch} />
        )}
        {row && <CanvasRow row={row.row} numbers={row.numbers} stroke={stroke} pixel={pixel} />}
        {fill && (
          <CanvasOffered offered={fill.offered} onChoose={fill.choosePart} stroke={stroke} pixel={pixel} />
        )}
        {editor.gesture.name === 'filling' && (
          <CanvasProposal {...editor.gesture} stroke={stroke} pixel={pixel} />
        )}
        <CanvasNewOutline gesture={editor.gesture} imageWidth={width} stroke={stroke} pixel={pixel} />
      </svg>
    </div>
  )
}

function hint(text: PlanText, editor: Editor): string {
  const { mode, gesture, selection } = editor
  switch (gesture.name) {
    case 'pending':
      return text.hints.pending
    case 'drawing':
      return gesture.points.length > 0 ? text.hints.drawing : text.hints.draw
    case 'rectangle':
      if (gesture.corner) return text.hints.corner
      return mode === 'row' ? text.hints.firstPlace : text.hints.rectangle
    case 'filling':
      return gesture.clicks.length > 0 ? text.hints.filling : text.hints.fill
    case 'found':
      return text.hints.found
    case 'row-end':
      return text.hints.lastPlace
    case 'row':
      return text.hints.row
    default:
      return mode === 'select' && selection ? text.hints.selected : text.hints.select
  }
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
