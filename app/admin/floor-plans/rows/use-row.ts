import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { newId } from '../../../../domain/new-id.ts'
import { countOn } from '../../../../domain/parking/count-on.ts'
import type { ParkingType } from '../../../../domain/parking/parking-type.ts'
import type { AddedSpots } from '../../parking-plans/add-spots.ts'
import type { Editor } from '../editor/editor.ts'
import { findOutline } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { Linkable } from '../plan-to-edit.ts'

interface Options {
  editor: Editor
  linkables: readonly Linkable[]
  /** The parking level, on whose plan alone rows are drawn. */
  level: number | undefined
  dispatch: (event: EditorEvent) => void
}

export type UsedRow = NonNullable<ReturnType<typeof useRow>>

/** The numbers of a proposed row, the spots of the level that have them, and adding those that there are not yet. */
export function useRow({ editor, linkables, level, dispatch }: Options) {
  const [typed, setTyped] = useState<string>()
  const [type, setType] = useState<ParkingType>('covered')
  const [adds, setAdds] = useState(true)
  const fetcher = useFetcher<AddedSpots>()
  const { gesture, history } = editor

  const place = (
    numbers: readonly string[],
    replaced: readonly string[],
    ids: ReadonlyMap<string, string>,
  ) => {
    const links = replaced.map((id) => findOutline(history.present, id)?.linkedId ?? null)
    dispatch({
      type: 'place-row',
      places: numbers.map((number, index) => ({
        id: replaced[index] ?? newId(),
        linkedId: (number === '' ? links[index] : ids.get(sameNumber(number))) ?? null,
      })),
    })
    setTyped(undefined)
  }
  const known = new Map(linkables.map(({ id, number }) => [sameNumber(number), id]))

  // The row is placed once the spots that it lacked have been added; it may have been cancelled meanwhile.
  const onAdded = useRef<(added: AddedSpots) => void>(undefined)
  const { data } = fetcher
  useEffect(() => {
    if (data) onAdded.current?.(data)
    onAdded.current = undefined
  }, [data])

  if (level === undefined || gesture.name !== 'row') return undefined
  const { row, replaced } = gesture
  const first = typed ?? suggestNumber(editor, linkables, replaced)
  const numbers =
    first.trim() === '' ? Array.from({ length: row.count }, () => '') : countOn(first, row.count)
  const missing = numbers.filter((number) => number !== '' && !known.has(sameNumber(number)))
  return {
    row,
    numbers,
    first,
    setFirst: setTyped,
    type,
    setType,
    /** The numbers that no spot of this level has. */
    missing,
    adds,
    setAdds,
    isBusy: fetcher.state !== 'idle',
    change: (changed: typeof row) => dispatch({ type: 'change-row', row: changed }),
    cancel: () => dispatch({ type: 'cancel' }),
    place: () => {
      if (!adds || missing.length === 0) return place(numbers, replaced, known)
      onAdded.current = ({ spots }) => {
        if (!spots) return
        const added = spots.map(({ id, number }) => [sameNumber(number), id] as const)
        place(numbers, replaced, new Map([...known, ...added]))
      }
      const sent = { level: String(level), type, numbers: JSON.stringify(missing) }
      fetcher.submit(sent, { method: 'post', action: href('/admin/parking/plans/spots') })
    },
  }
}

function sameNumber(number: string): string {
  return number.trim().toLocaleLowerCase('bg')
}

/** The number of the row in hand, else of the first spot without an outline, else the one after the last. */
function suggestNumber(
  { history }: Editor,
  linkables: readonly Linkable[],
  [inHand]: readonly string[],
): string {
  const linked = new Set(history.present.map(({ linkedId }) => linkedId))
  const own = inHand === undefined ? undefined : findOutline(history.present, inHand)?.linkedId
  const spot =
    own === undefined ? linkables.find(({ id }) => !linked.has(id)) : linkables.find(({ id }) => id === own)
  if (spot || own !== undefined) return spot?.number ?? ''
  return countOn(linkables.at(-1)?.number ?? '0', 2)[1] ?? ''
}
