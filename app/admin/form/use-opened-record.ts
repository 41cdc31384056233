import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Description } from '../../../domain/field-table.ts'
import { isUploading } from '../../uploads/is-uploading.ts'
import { rememberFocus } from './keep-focus.ts'
import { mergeValues } from './merge-values.ts'
import type { SavedRecord } from './saved-record.ts'
import { type Difference, whatBothChanged, whatOnlyTheyChanged } from './what-changed.ts'

interface Options<Values> {
  /** As the page's loader last read it; live changes bring newer ones. */
  record: SavedRecord<Values>
  /** As a refused save found it. */
  refused: SavedRecord<Values> | undefined
  describe(values: Values): Description
  /** What the fields say now, if it can be understood. */
  read(): Values | undefined
  form: RefObject<HTMLFormElement | null>
}

interface Opened<Values> extends SavedRecord<Values> {
  /** What the fields start with: the record, or the record together with what was typed before. */
  shown: Values
  /** A new one means fresh fields. */
  key: number
}

/**
 * The record that a form was opened with. A newer one takes its place, and what was typed stays: only where both
 * changed the same field is it a conflict, and a person decides.
 */
export function useOpenedRecord<Values>({ record, refused, describe, read, form }: Options<Values>) {
  const [opened, setOpened] = useState<Opened<Values>>({ ...record, shown: record.values, key: 0 })
  const [conflict, setConflict] = useState<{ theirs: SavedRecord<Values>; differences: Difference[] }>()
  const [takenOver, setTakenOver] = useState<Difference[]>([])
  const untouched = useRef<{ fingerprint: string; values: Values }>(undefined)
  const giveFocusBack = useRef<(fresh: HTMLFormElement) => void>(undefined)

  const isDirty = () =>
    form.current !== null &&
    (isUploading(form.current) || fingerprint(form.current) !== untouched.current?.fingerprint)

  /** The opened record with what was typed: a field says some values otherwise than the record does. */
  const readMine = () => {
    const [mine, before] = [read(), untouched.current?.values ?? opened.values]
    return mine && mergeValues({ opened: before, mine, theirs: opened.values }, 'mine')
  }

  const open = (next: SavedRecord<Values>, shown = next.values, news: Difference[] = []) => {
    if (form.current) giveFocusBack.current = rememberFocus(form.current)
    setOpened({ ...next, shown: same(shown, next.values) ? next.values : shown, key: opened.key + 1 })
    setConflict(undefined)
    setTakenOver(news)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means fresh fields
  useEffect(() => {
    if (!form.current) return
    const isTyped = opened.shown !== opened.values
    untouched.current = {
      fingerprint: isTyped ? '' : fingerprint(form.current),
      values: (isTyped ? undefined : read()) ?? opened.values,
    }
    giveFocusBack.current?.(form.current)
  }, [opened.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a newer record arrives, not before
  useEffect(() => {
    const latest = refused && refused.revision > record.revision ? refused : record
    if (latest.revision <= opened.revision) return
    if (same(describe(opened.values), describe(latest.values))) {
      setOpened({ ...opened, revision: latest.revision })
      setConflict(undefined)
    } else if (!isDirty()) open(latest)
    // Fresh fields would lose a file that is still on its way; the save after it will be refused and come by here.
    else if (form.current && !isUploading(form.current)) takeIn(latest)
  }, [record, refused])

  const takeIn = (theirs: SavedRecord<Values>) => {
    const mine = readMine()
    if (!mine) return
    const versions = [describe(opened.values), describe(mine), describe(theirs.values)] as const
    const differences = whatBothChanged(...versions)
    if (differences.length > 0) setConflict({ theirs, differences })
    else open(theirs, merged(mine, theirs, 'mine'), whatOnlyTheyChanged(...versions))
  }

  const merged = (mine: Values, theirs: SavedRecord<Values>, preferred: 'mine' | 'theirs') =>
    mergeValues({ opened: opened.values, mine, theirs: theirs.values }, preferred)

  /** What only one of the two changed is kept in any case. */
  const decide = (preferred: 'mine' | 'theirs') => {
    const mine = readMine()
    if (conflict && mine) open(conflict.theirs, merged(mine, conflict.theirs, preferred))
    else if (conflict && preferred === 'theirs') open(conflict.theirs)
  }

  return {
    opened,
    differences: conflict?.differences,
    takenOver,
    isDirty,
    keepMine: () => decide('mine'),
    takeTheirs: () => decide('theirs'),
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** All that the fields say; the revision is not something that a person typed. */
function fingerprint(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'revision'))
}
