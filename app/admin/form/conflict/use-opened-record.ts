import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Description } from '../../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../../domain/record/stored-record.ts'
import { isUploading } from '../../../uploads/is-uploading.ts'
import { mergeValues } from './merge-values.ts'
import {
  type FieldsNow,
  type OpenedRecordEvent,
  openRecord,
  reduceOpenedRecord,
} from './reduce-opened-record.ts'
import { rememberFocus } from './remember-focus.ts'

interface Options<Values> {
  /** As the page's loader last read it; live changes bring newer ones. */
  record: SavedRecord<Values>
  /** As a refused save (409) found it. */
  refused: SavedRecord<Values> | undefined
  describe(values: Values): Description
  /** Parses the form's fields; undefined when they do not fit the schema. */
  read(): Values | undefined
  form: RefObject<HTMLFormElement | null>
}

/** The record that a form was opened with, in React's state: reads the fields, and gives the focus back on a remount. */
export function useOpenedRecord<Values>({ record, refused, describe, read, form }: Options<Values>) {
  const [opened, setOpened] = useState(() => openRecord(record))
  const untouched = useRef<{ fingerprint: string; values: Values }>(undefined)
  const giveFocusBack = useRef<(fresh: HTMLFormElement) => void>(undefined)

  const isDirty = () =>
    form.current !== null &&
    (isUploading(form.current) || fingerprint(form.current) !== untouched.current?.fingerprint)

  /** A field may say a value otherwise than the record does ("50" for 50.0): only what was typed since counts. */
  const readTyped = () => {
    const [typed, before] = [read(), untouched.current?.values ?? opened.values]
    return typed && mergeValues({ opened: before, mine: typed, theirs: opened.values }, 'mine')
  }

  const readFields = (): FieldsNow<Values> => {
    if (!isDirty()) return 'untouched'
    return form.current && isUploading(form.current) ? 'uploading' : { typed: readTyped() }
  }

  const dispatch = (event: OpenedRecordEvent<Values>) => {
    const next = reduceOpenedRecord(opened, event, describe)
    if (next.key !== opened.key && form.current) giveFocusBack.current = rememberFocus(form.current)
    setOpened(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key has remounted the fields
  useEffect(() => {
    if (!form.current) return
    const isTyped = opened.shown !== opened.values
    untouched.current = {
      fingerprint: isTyped ? '' : fingerprint(form.current),
      values: (isTyped ? undefined : read()) ?? opened.values,
    }
    giveFocusBack.current?.(form.current)
  }, [opened.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are read when a newer record arrives, not before
  useEffect(() => {
    const latest = refused && refused.revision > record.revision ? refused : record
    if (latest.revision > opened.revision)
      dispatch({ type: 'newer-record', record: latest, fields: readFields() })
  }, [record, refused])

  return {
    opened,
    isDirty,
    decide: (preferred: 'mine' | 'theirs') =>
      dispatch({ type: 'decided', for: preferred, typed: readTyped() }),
  }
}

/** All that the fields say; the revision is not something that a person typed. */
function fingerprint(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'revision'))
}
