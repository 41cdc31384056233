import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SavedRecord } from './saved-record.ts'
import { type Description, type Difference, whatChanged } from './what-changed.ts'

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

export interface Conflict {
  revision: number
  differences: Difference[]
}

/**
 * The record that a form was opened with. A newer one takes its place only where nothing typed is lost;
 * otherwise it is a conflict, and a person decides.
 */
export function useOpenedRecord<Values>({ record, refused, describe, read, form }: Options<Values>) {
  const [opened, setOpened] = useState({ ...record, key: 0 })
  const [conflict, setConflict] = useState<Conflict & { theirs: Values }>()
  const untouched = useRef('')
  const isDirty = () => form.current !== null && fingerprint(form.current) !== untouched.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means fresh fields
  useEffect(() => {
    if (form.current) untouched.current = fingerprint(form.current)
  }, [opened.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a newer record arrives, not before
  useEffect(() => {
    const latest = refused && refused.revision > record.revision ? refused : record
    if (latest.revision <= opened.revision) return
    const [before, now] = [describe(opened.values), describe(latest.values)]
    const values = read()
    const mine = values && describe(values)
    if (whatChanged(before, before, now).length === 0) setOpened({ ...opened, revision: latest.revision })
    else if (!isDirty() || (mine && same(mine, now))) setOpened({ ...latest, key: opened.key + 1 })
    else if (mine) {
      const differences = whatChanged(before, mine, now)
      if (differences.length === 0) setOpened({ ...latest, key: opened.key })
      else setConflict({ revision: latest.revision, differences, theirs: latest.values })
    }
  }, [record, refused])

  return {
    opened,
    conflict,
    isDirty,
    /** The next save overwrites what the others did. */
    keepMine() {
      if (conflict) setOpened({ ...opened, revision: conflict.revision })
      setConflict(undefined)
    },
    takeTheirs() {
      if (conflict) setOpened({ revision: conflict.revision, values: conflict.theirs, key: opened.key + 1 })
      setConflict(undefined)
    },
  }
}

function same(one: Description, other: Description): boolean {
  return Object.entries(other).every(([field, { text }]) => one[field]?.text === text)
}

/** All that the fields say; the revision is not something that a person typed. */
function fingerprint(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'revision'))
}
