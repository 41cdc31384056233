import { type RefObject, useEffect, useReducer, useRef } from 'react'
import type { Description } from '../../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../../domain/record/stored-record.ts'
import { isUploading } from '../../../uploads/is-uploading.ts'
import {
  type FieldsNow,
  type OpenedRecord,
  type OpenedRecordEvent,
  openRecord,
  reduceOpenedRecord,
} from './reduce-opened-record.ts'

interface Options<Values> {
  /** The record as the loader has read it last. */
  record: SavedRecord<Values>
  /** The record as a stale save (409) has returned it. */
  refused: SavedRecord<Values> | undefined
  /** The revision that the stale save was based on. */
  sentRevision: number | undefined
  describe(values: Values): Description
  /** Parses the fields; returns undefined where they do not fit the schema. */
  read(): Values | undefined
  form: RefObject<HTMLFormElement | null>
}

/** Keeps the record that a form shows, merges newer versions of it, and restores the focus when fields are remounted. */
export function useOpenedRecord<Values>({
  record,
  refused,
  sentRevision,
  describe,
  read,
  form,
}: Options<Values>) {
  const [opened, reduce] = useReducer(
    (state: OpenedRecord<Values>, event: OpenedRecordEvent<Values>) =>
      reduceOpenedRecord(state, event, describe),
    record,
    (record) => openRecord(record, sentRevision),
  )
  const untouched = useRef<{ key: number; fingerprint: string; values: Values }>(undefined)
  const seen = useRef<Pick<Options<Values>, 'record' | 'refused'>>(undefined)
  const restoreFocus = useRef<(fresh: HTMLFormElement) => void>(undefined)

  const isDirty = () =>
    form.current !== null &&
    (isUploading(form.current) || fingerprint(form.current) !== untouched.current?.fingerprint)

  const readTyped = () => ({ typed: read(), before: untouched.current?.values ?? opened.values })

  const readFields = (): FieldsNow<Values> => {
    if (!isDirty()) return 'untouched'
    return form.current && isUploading(form.current) ? 'uploading' : readTyped()
  }

  const dispatch = (event: OpenedRecordEvent<Values>) => {
    if (form.current) restoreFocus.current = captureFocus(form.current)
    reduce(event)
  }

  // After a remount, notes what the fields hold before anybody types.
  useEffect(() => {
    if (!form.current || untouched.current?.key === opened.key) return
    const isTyped = opened.shown !== opened.values
    untouched.current = {
      key: opened.key,
      fingerprint: isTyped ? '' : fingerprint(form.current),
      values: (isTyped ? undefined : read()) ?? opened.values,
    }
    restoreFocus.current?.(form.current)
  })

  // Dispatches a newer record once. The fields are read only then, because reading them parses the whole form.
  useEffect(() => {
    if (seen.current?.record === record && seen.current.refused === refused) return
    seen.current = { record, refused }
    const latest = refused && refused.revision > record.revision ? refused : record
    if (latest.revision > opened.revision)
      dispatch({ type: 'newer-record', record: latest, fields: readFields() })
  })

  return {
    opened,
    isDirty,
    decide: (preferred: 'mine' | 'theirs') =>
      dispatch({ type: 'decided', for: preferred, fields: readTyped() }),
  }
}

function fingerprint(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name]) => !notTyped.includes(name)))
}

/** Hidden fields, whose values are not typed by a person and so do not make the form dirty. */
const notTyped = ['revision', 'confirmed']

/** Notes the focused field and its caret; the function that it returns restores both after a remount. */
function captureFocus(form: HTMLFormElement): (fresh: HTMLFormElement) => void {
  const active = document.activeElement
  if (!isField(active) || active.form !== form) return () => {}
  const { name, selectionStart, selectionEnd } = active
  return (fresh) => {
    const field = fresh.elements.namedItem(name)
    if (!isField(field)) return
    field.focus({ preventScroll: true })
    if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd)
  }
}

function isField(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLElement && 'form' in element && 'name' in element
}
