import type { ConstructionStage } from '../buyer-facts/construction-stage.ts'

/** How many entries one page of the diary shows: with all their pictures, a page of more would be heavy. */
export const entriesOnPage = 12

export function diaryPages(entries: number): number {
  return Math.max(1, Math.ceil(entries / entriesOnPage))
}

/** The page of the entry at this position, which is counted from 0. */
export function diaryPageOf(index: number): number {
  return Math.floor(index / entriesOnPage) + 1
}

/** The entries of a page, counted from 1. A page beyond the last one shows the last. */
export function onDiaryPage<Entry>(
  entries: readonly Entry[],
  page: number,
): { page: number; entries: Entry[] } {
  const shown = Math.min(Math.max(page, 1), diaryPages(entries.length))
  return { page: shown, entries: entries.slice((shown - 1) * entriesOnPage, shown * entriesOnPage) }
}

/** Neighbouring entries of one stage together, in the order of the entries. */
export function groupByStage<Entry extends { stage: ConstructionStage }>(
  entries: readonly Entry[],
): { stage: ConstructionStage; entries: Entry[] }[] {
  const groups: { stage: ConstructionStage; entries: Entry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.stage === entry.stage) last.entries.push(entry)
    else groups.push({ stage: entry.stage, entries: [entry] })
  }
  return groups
}
