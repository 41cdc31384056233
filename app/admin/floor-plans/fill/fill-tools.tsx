import { Check, Minus, Plus, ScanSearch, SkipForward, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { planFillText as text } from '../../../../text/admin/plan-fill.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Editor } from '../editor/editor.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import { usePlanText } from '../use-plan-text.ts'
import type { UsedFill } from './use-fill.ts'

interface FillToolsProps {
  fill: UsedFill
  editor: Editor
  dispatch: (event: EditorEvent) => void
}

/** The line of tools above the plan while the filling tool is in hand. */
export function FillTools({ fill, editor, dispatch }: FillToolsProps) {
  const { gesture } = editor
  const plan = usePlanText()
  if (fill.hasFailed) {
    return (
      <>
        <span role="alert" className="px-2 text-sm text-reserved">
          {text.failed}
        </span>
        <Tool icon={<Plus className="size-4" aria-hidden="true" />} onPress={fill.retry}>
          {text.again}
        </Tool>
      </>
    )
  }
  if (!fill.range) return <span className="px-2 text-sm text-sea-800">{text.reading}</span>
  const cancel = () => dispatch({ type: 'cancel' })
  if (gesture.name === 'found') return <FoundTools fill={fill} onEnd={cancel} />
  const hasClicks = gesture.name === 'filling' && gesture.clicks.length > 0
  return (
    <>
      {hasClicks && (
        <>
          <Tool
            icon={<Check className="size-4" aria-hidden="true" />}
            onPress={() => dispatch({ type: 'take' })}
          >
            {fill.guess ? text.takeAs(plan.shortName(fill.guess.number)) : text.take}
          </Tool>
          <Modes fill={fill} />
        </>
      )}
      <Gap fill={fill} range={fill.range} />
      {hasClicks ? (
        <Tool icon={<X className="size-4" aria-hidden="true" />} onPress={cancel}>
          {text.drop}
        </Tool>
      ) : (
        <Tool icon={<ScanSearch className="size-4" aria-hidden="true" />} onPress={fill.findAll}>
          {fill.isFinding ? text.finding : text.findAll}
        </Tool>
      )}
    </>
  )
}

/** What to do with everything that was found. The line below the plan says which number is next. */
function FoundTools({ fill, onEnd }: { fill: UsedFill; onEnd: () => void }) {
  const { offered, canSkip } = fill
  const read = offered.filter(({ guess }) => guess !== undefined).length
  return (
    <>
      {read > 0 && (
        <Tool icon={<Check className="size-4" aria-hidden="true" />} onPress={fill.takeRead}>
          {text.takeRead(read)}
        </Tool>
      )}
      {canSkip && <IconButton icon={SkipForward} iconSize="size-4" label={text.skip} onClick={fill.skip} />}
      {offered.some(({ isCommon }) => isCommon) && (
        <Tool icon={<Minus className="size-4" aria-hidden="true" />} onPress={fill.leaveCommon}>
          {text.withoutCommon}
        </Tool>
      )}
      {offered.length > 0 && <Modes fill={fill} />}
      <Tool icon={<X className="size-4" aria-hidden="true" />} onPress={onEnd}>
        {text.endFinding}
      </Tool>
    </>
  )
}

function Gap({ fill, range }: { fill: UsedFill; range: { min: number; max: number } }) {
  return (
    <label
      className="flex min-h-10 items-center gap-2 px-2 text-sm font-semibold text-sea-800"
      title={text.gapHelp}
    >
      {text.gapShort}
      <input
        type="range"
        aria-label={text.gap}
        min={range.min}
        max={range.max}
        value={fill.gap}
        onChange={(event) => fill.setGap(event.currentTarget.valueAsNumber)}
        className="h-8 w-28 accent-sea-800"
      />
    </label>
  )
}

/** For fingers, which have no Alt; where there is only a mouse, the line has no room for them. */
function Modes({ fill: { takesAway, setTakesAway } }: { fill: UsedFill }) {
  return (
    <fieldset aria-label={text.clicks} className="hidden gap-1 any-pointer-coarse:flex">
      {[false, true].map((away) => (
        <button
          key={String(away)}
          type="button"
          aria-pressed={takesAway === away}
          onClick={() => setTakesAway(away)}
          className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold text-sea-800 hover:bg-sea-50 aria-pressed:bg-sea-100"
        >
          {away ? (
            <Minus className="size-4" aria-hidden="true" />
          ) : (
            <Plus className="size-4" aria-hidden="true" />
          )}
          {away ? text.takeAway : text.join}
        </button>
      ))}
    </fieldset>
  )
}

function Tool({ icon, onPress, children }: { icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold text-sea-800 hover:bg-sea-50"
    >
      {icon}
      {children}
    </button>
  )
}
