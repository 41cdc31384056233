import { useEffect, useMemo, useRef, useState } from 'react'
import { pixelsOfMetre } from '../../../../domain/floor-plan/outline-sizes.ts'
import { homesByText, type PrintedText } from '../../../../domain/floor-plan/printed-texts.ts'
import { polygonArea } from '../../../../domain/geometry/polygon.ts'
import { newId } from '../../../../domain/new-id.ts'
import type { FillClick, Proposal } from '../../../../domain/plan-reading/propose-outline.ts'
import { planFillText as text } from '../../../../text/admin/plan-fill.ts'
import type { Editor, OfferedPart } from '../editor/editor.ts'
import type { Outlines } from '../editor/edits.ts'
import { offeredParts, partsWithoutOutline, type TakenPart } from '../editor/gestures/found.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { EditedPlan, Linkable } from '../plan-to-edit.ts'
import { startPlanReader } from './plan-reader.ts'
import type { PlanQuestion, PlanReply, ReadPlan } from './read-plan.worker.ts'

interface Options {
  plan: EditedPlan
  linkables: readonly Linkable[]
  /** What is printed on the plan. */
  texts: readonly PrintedText[]
  editor: Editor
  dispatch: (event: EditorEvent) => void
}

export type UsedFill = NonNullable<ReturnType<typeof useFill>>

/** The filling tool: reads the plan when the tool is first taken in hand, and asks for what clicks make. */
export function useFill({ plan, linkables, texts, editor, dispatch }: Options) {
  const { gesture, history, mode } = editor
  const isOn = mode === 'fill'
  const { ask, range, hasFailed, retry } = useReader(plan.imageUrl, isOn)
  const [chosenGap, setGap] = useState<number>()
  const [takesAway, setTakesAway] = useState(false)
  const [search, setSearch] = useState<Search>()
  const [problem, setProblem] = useState<string>()
  const hasDropped = useRef(false)
  const gap = chosenGap ?? range?.usual
  const clicks = gesture.name === 'filling' ? gesture.clicks : undefined
  const outlines = history.present
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  const byId = useMemo(() => new Map(linkables.map((linkable) => [linkable.id, linkable])), [linkables])
  const unlinked = useMemo(() => {
    const linked = new Set(outlines.map(({ linkedId }) => linkedId))
    return linkables.filter(({ id, isOptional }) => !isOptional && !linked.has(id))
  }, [linkables, outlines])

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
      const home = points && homesByText([{ id: '', points }], texts, unlinked).get('')
      const guess = home === undefined ? undefined : { id: newId(), linkedId: home }
      dispatch({ type: 'proposed', clicks, points, guess })
    })
    return () => {
      isCurrent = false
    }
  }, [ask, gap, clicks, outlines, unlinked, texts, dispatch])

  // Whoever has gone on meanwhile, by a click, undo, another tool or another image, is not offered what was searched for.
  const isFinding =
    search !== undefined && search.ask === ask && search.clicks === clicks && search.outlines === outlines
  useEffect(() => {
    if (!isFinding) return
    let isCurrent = true
    void search.ask({ ask: 'all', gap: search.gap }).then((reply) => {
      if (!isCurrent) return
      setSearch(undefined)
      const all = 'found' in reply ? reply.found.map((part) => ({ id: newId(), ...part })) : []
      const found = partsWithoutOutline(all, search.outlines)
      const none = all.length === 0 ? text.noneFound : text.allOutlined
      setProblem('found' in reply ? (found.length === 0 ? none : undefined) : text.failed)
      setSkipped(new Set())
      setTakesAway(false)
      if (found.length > 0) dispatch({ type: 'offer', clicks: search.clicks, parts: found })
    })
    return () => {
      isCurrent = false
    }
  }, [search, isFinding, dispatch])

  const offered = useMemo(
    () => (gesture.name === 'found' ? offeredParts(gesture.parts, outlines) : []),
    [gesture, outlines],
  )
  const guesses = useMemo(() => {
    const homes = offered.filter(({ isCommon }) => !isCommon)
    return homesByText(homes, texts, unlinked)
  }, [offered, texts, unlinked])
  if (!isOn) return undefined
  const read = new Set(guesses.values())
  const waiting = unlinked.filter(({ id }) => !read.has(id))
  const next = waiting.find(({ id }) => !skipped.has(id))
  const pixels = pixelsOfMetre(
    outlines.map(({ points, linkedId }) => ({ points, area: byId.get(linkedId ?? '')?.area })),
    offered.map(({ points, isCommon }) => ({ pixels: polygonArea(points), isHome: !isCommon })),
    unlinked.map(({ area }) => area),
  )
  const taken = (id: string): TakenPart => {
    const guess = guesses.get(id)
    return guess ? { id, linkedId: guess, isGuess: true } : { id, linkedId: next?.id ?? null }
  }
  const leaveOut = (ids: readonly string[]) => dispatch({ type: 'leave-out', ids })
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
    /** Whose turn it is while parts are offered. */
    said: gesture.name === 'found' ? toSay(offered.length, next, guesses.size) : undefined,
    /** The home that the proposed outline is of, by the plan's text. */
    guess: gesture.name === 'filling' ? byId.get(gesture.guess?.linkedId ?? '') : undefined,
    offered: offered.map((part): Offered => {
      const guess = byId.get(guesses.get(part.id) ?? '')
      return { ...part, guess: guess?.number, area: pixels && polygonArea(part.points) / pixels }
    }),
    next,
    canSkip: next !== undefined && waiting.length > 1,
    /** Assigns the number after the next one first; behind the last one, the first ones come again. */
    skip() {
      const left = waiting.filter(({ id }) => !skipped.has(id))
      setSkipped(next && left.length > 1 ? new Set([...skipped, next.id]) : new Set())
    },
    findAll() {
      if (ask && gap !== undefined && clicks) setSearch({ ask, gap, clicks, outlines })
    },
    /** Takes a part, or leaves it out while clicks take away. */
    choosePart(id: string, isLeftOut: boolean) {
      if (isLeftOut || takesAway) leaveOut([id])
      else dispatch({ type: 'take-parts', parts: [taken(id)] })
    },
    takeRead: () => dispatch({ type: 'take-parts', parts: [...guesses.keys()].map(taken) }),
    leaveCommon: () => leaveOut(offered.flatMap(({ id, isCommon }) => (isCommon ? id : []))),
  }
}

function toSay(left: number, next: Linkable | undefined, read: number): string {
  if (left === 0) return text.allTaken
  if (next) return text.next(next.number, left)
  return read > 0 ? text.onlyRead(left) : text.noneLeftToLink
}

/** What is offered, with the number that stands in it and its area in m², where they are known. */
export interface Offered extends OfferedPart {
  guess: string | undefined
  area: number | undefined
}

/** What all parts are searched with, and what was drawn when the search began. */
interface Search {
  ask: Ask
  gap: number
  clicks: readonly FillClick[]
  outlines: Outlines
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
