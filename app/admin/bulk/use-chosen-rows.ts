import { useState } from 'react'
import type { Status } from '../../../domain/status.ts'
import { selectionIn, useChoice } from '../selection/use-selection.ts'
import { useHeldRows } from '../status/held-rows.ts'

interface Row {
  id: string
  revision: number
  status: Status
}

/** What a change of several rows has made of one. */
type SavedRow = Row

/**
 * The rows of a list, of which some are chosen: these stay in it when they no longer fit its filter, as what the last
 * change of them has made of them, so that the next one can be based on it.
 */
export function useChosenRows<Listed extends Row>(rows: readonly Listed[]) {
  const choice = useChoice()
  const [saved, setSaved] = useState<ReadonlyMap<string, SavedRow>>(new Map())
  const { shown, holder } = useHeldRows(rows, choice.chosen)
  const newest = shown.map((row) => newer(row, saved.get(row.id)))
  return {
    shown: newest,
    holder,
    selection: selectionIn(
      newest.map(({ id }) => id),
      choice,
    ),
    keep: (changed: SavedRow[]) => setSaved(new Map(changed.map((row) => [row.id, row]))),
  }
}

function newer<Listed extends Row>(row: Listed, saved: SavedRow | undefined): Listed {
  return saved && saved.revision > row.revision ? { ...row, ...saved } : row
}
