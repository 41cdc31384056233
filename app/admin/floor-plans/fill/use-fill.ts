import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../../domain/new-id.ts'
import type { Proposal } from '../../../../domain/plan-reading/propose-outline.ts'
import { planFillText as text } from '../../../../text/admin/plan-fill.ts'
import type { Editor } from '../editor/editor.ts'
import { offeredParts } from '../editor/gestures/found.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { EditedPlan, Linkable } from '../plan-to-edit.ts'
import { startPlanReader } from './plan-reader.ts'
import type { PlanQuestion, PlanReply, ReadPlan } from './read-plan.worker.ts'

interface Options {
  plan: EditedPlan
  linkables: readonly Linkable[]
  editor: Editor
  dispatch: (event: EditorEvent) => void
}

export type UsedFill = NonNullable<ReturnType<typeof useFill>>

/** The filling tool: reads the plan when the tool is first taken in hand, and asks for what clicks make. */
export function useFill({ plan, linkables, editor, dispatch }: Options) {
  const { gesture, history, mode } = editor
  const isOn = mode === 'fill'
  const { ask, range, hasFailed, retry } = useReader(plan.imageUrl, isOn)
  const [chosenGap, setGap] = useState<number>()
  const [takesAway, setTakesAway] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const hasDropped = useRef(false)
  const gap = chosenGap ?? range?.usual
  const clicks = gesture.name === 'filling' ? gesture.clicks : undefined
  const outlines = history.present

  // Asked again whenever the clicks or the gap change; only the reply to the newest question counts.
  useEffect(() => {
    if (!ask || gap === undefined || !clicks || clicks.length === 0) return
    let isCurrent = true
    const neighbours = outlines.map(({ points }) => points)
    void ask({ ask: 'outline', gap, clicks, neighbours }).then((reply) => {
      if (!isCurrent) return
      const proposal: Proposal | undefined = 'proposal' in reply ? reply.proposal : undefined
      const points = proposal && 'outline' in proposal ? proposal.outline : undefined
      const fault = proposal && 'fault' in proposal ? text.faults[proposal.fault] : text.failed
      // A click that finds nothing is dropped, and the others are asked for again: the sentence stays for that.
      if (!points) setProblem(fault)
      else if (!hasDropped.current) setProblem(undefined)
      hasDropped.current = !points && clicks.length > 1
      dispatch({ type: 'proposed', clicks, points })
    })
    return () => {
      isCurrent = false
    }
  }, [ask, gap, clicks, outlines, dispatch])

  if (!isOn) return undefined
  const offered = gesture.name === 'found' ? offeredParts(gesture.parts, outlines) : []
  const linked = new Set(outlines.map(({ linkedId }) => linkedId))
  const next = linkables.find(({ id, isOptional }) => !isOptional && !linked.has(id))
  return {
    range,
    gap,
    setGap,
    hasFailed,
    retry,
    takesAway,
    setTakesAway,
    isFinding,
    problem,
    offered,
    next,
    async findAll() {
      if (!ask || gap === undefined) return
      setFinding(true)
      const reply = await ask({ ask: 'all', gap })
      setFinding(false)
      const found = 'found' in reply ? reply.found : []
      setProblem('found' in reply ? (found.length === 0 ? text.noneFound : undefined) : text.failed)
      if (found.length > 0)
        dispatch({ type: 'offer', parts: found.map((part) => ({ id: newId(), ...part })) })
    },
    takePart: (id: string) => dispatch({ type: 'take-part', id, linkedId: next?.id ?? null }),
    leaveCommon: () => dispatch({ type: 'offer', parts: offered.filter(({ isCommon }) => !isCommon) }),
  }
}

type Ask = (question: PlanQuestion) => Promise<PlanReply | { failed: true }>

/** One worker for a picture, from the first use of the tool until the editor closes or the picture is replaced. */
function useReader(url: string, isOn: boolean) {
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<{ url: string; ask?: Ask; range?: ReadPlan['gap'] }>()
  const wasOn = useRef(false)
  wasOn.current ||= isOn
  const isNeeded = wasOn.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  useEffect(() => {
    if (!isNeeded) return
    const reader = startPlanReader()
    let isCurrent = true
    setRead(undefined)
    void reader.ask({ ask: 'read', url }).then((reply) => {
      if (isCurrent) setRead('read' in reply ? { url, ask: reader.ask, range: reply.read.gap } : { url })
    })
    return () => {
      isCurrent = false
      reader.stop()
    }
  }, [url, isNeeded, attempt])
  const current = read?.url === url ? read : undefined
  return {
    ask: current?.ask,
    range: current?.range,
    hasFailed: current !== undefined && !current.ask,
    retry: () => setAttempt((before) => before + 1),
  }
}
