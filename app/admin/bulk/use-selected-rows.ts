import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePinnedRows } from '../row-changes/pinned-rows.ts'
import { selectionIn, useSelectionState } from '../selection/use-selection.ts'
import type { DraftableRow as Row } from './draft-buttons.tsx'

interface OtherPages {
  /** How many rows all pages have together. */
  total: number
  /** The rows of the other pages; absent where they are too many for one bulk change. */
  others?: readonly Row[]
}

/**
 * The rows of a list and their selection. Selected rows stay in the list when they no longer match its filter, with the
 * status and revision of the last bulk change, on which the next one is based. The selection holds for all pages:
 * „select all“ includes rows that the browser has not loaded.
 */
export function useSelectedRows<Item extends Row>(rows: readonly Item[], pages?: OtherPages) {
  const choice = useSelectionState()
  const list = useListUrl()
  const [entireList, setEntireList] = useState<string>()
  const [saved, setSaved] = useState<ReadonlyMap<string, Row>>(new Map())
  const { shown, pins } = usePinnedRows(rows, choice.selected)
  const newest = shown.map((row) => newer(row, saved.get(row.id)))
  const hasPages = pages !== undefined && pages.total > rows.length
  const seen = useSeen(list, newest)
  const here = new Set(newest.map(({ id }) => id))
  const elsewhere = (pages?.others ?? (hasPages ? seen.filter(({ id }) => choice.selected.has(id)) : []))
    .filter(({ id }) => !here.has(id))
    .map((row) => newer(row, saved.get(row.id)))
  const changeable: Row[] = [...newest, ...elsewhere]
  const ids = changeable.map(({ id }) => id)
  const total = Math.max(pages?.total ?? 0, ids.length)
  const isEntireList = entireList === list && total > ids.length
  const selection = selectionIn(ids, {
    ...choice,
    selected: isEntireList ? new Set(ids) : choice.selected,
    choose(selected) {
      setEntireList(undefined)
      choice.choose(selected)
    },
  })
  const all = () => {
    selection.all()
    setEntireList(list)
  }
  const count = isEntireList ? total : selection.count
  return {
    shown: newest,
    /** The rows on the screen, and the known rows of other pages. */
    changeable,
    pins,
    selection: { ...selection, all, count, total, isAll: count === total },
    keep: (changed: Row[]) => setSaved(new Map(changed.map((row) => [row.id, row]))),
  }
}

/** The URL without the page: the selection holds for all pages, and another filter begins a new one. */
function useListUrl(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('page')
  return `${pathname}?${query}`
}

/** All rows of this list that were on the screen. */
function useSeen(list: string, shown: readonly Row[]): Row[] {
  const seen = useRef({ list, rows: new Map<string, Row>() })
  useEffect(() => {
    if (seen.current.list !== list) seen.current = { list, rows: new Map() }
    for (const row of shown) seen.current.rows.set(row.id, row)
  })
  return seen.current.list === list ? [...seen.current.rows.values()] : []
}

function newer<Item extends Row>(row: Item, saved: Row | undefined): Item {
  return saved && saved.revision > row.revision ? { ...row, ...saved } : row
}
