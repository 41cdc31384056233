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
  const [opened, reduce] = useReducer(
    (state: OpenedRecord<Values>, event: OpenedRecordEvent<Values>) =>
      reduceOpenedRecord(state, event, describe),
    record,
    openRecord<Values>,
  )
  const untouched = useRef<{ key: number; fingerprint: string; values: Values }>(undefined)
  const seen = useRef<Pick<Options<Values>, 'record' | 'refused'>>(undefined)
  const giveFocusBack = useRef<(fresh: HTMLFormElement) => void>(undefined)

  const isDirty = () =>
    form.current !== null &&
    (isUploading(form.current) || fingerprint(form.current) !== untouched.current?.fingerprint)

  const readTyped = () => ({ typed: read(), before: untouched.current?.values ?? opened.values })

  const readFields = (): FieldsNow<Values> => {
    if (!isDirty()) return 'untouched'
    return form.current && isUploading(form.current) ? 'uploading' : readTyped()
  }

  const dispatch = (event: OpenedRecordEvent<Values>) => {
    if (form.current) giveFocusBack.current = captureFocus(form.current)
    reduce(event)
  }

  // A new key has remounted the fields: this is what they say before anybody types.
  useEffect(() => {
    if (!form.current || untouched.current?.key === opened.key) return
    const isTyped = opened.shown !== opened.values
    untouched.current = {
      key: opened.key,
      fingerprint: isTyped ? '' : fingerprint(form.current),
      values: (isTyped ? undefined : read()) ?? opened.values,
    }
    giveFocusBack.current?.(form.current)
  })

  // The fields are read when another record arrives, not before.
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

/** All that the fields say; what a form says of itself is not something that a person typed. */
function fingerprint(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([name]) => !ofItself.includes(name)))
}

const ofItself = ['revision', 'confirmed']

/**
 * Captures which field has the focus, and its caret. Returns what gives both to the field of the same name, once
 * fresh fields have taken the place of the old ones.
 */
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
