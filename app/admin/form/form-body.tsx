import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { z } from 'zod'
import type { Question } from '../../../domain/record/warning.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { showError } from '../../ui/toaster.ts'
import { isUploading } from '../../uploads/is-uploading.ts'
import { useMayChange } from '../session/use-role.ts'
import { useTranslatedForm } from '../translations/translated-form.tsx'
import { parseForm } from './parse-form.ts'
import { NoScriptQuestion } from './save-question.tsx'

type OpenForm<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>
export type Fields<Values> =
  Values extends Record<string, unknown> ? { form: OpenForm<Values>[0]; fields: OpenForm<Values>[1] } : never

export interface FormProps<Values> {
  schema: z.ZodType<Values>
  /** The id of a new record, which stays the same however often the form is sent. */
  newId?: string
  refused: { reply?: SubmissionResult; question?: Question } | undefined
  /** The URL that the cancel button leads to. Forms of settings have no list and no cancel button. */
  list?: string
  /** An error message that is shown at its field and as a toast, too. */
  toastedError?: string
  /** More buttons in the footer. */
  more?: ReactNode
  children(fields: Fields<Values>): ReactNode
}

interface FormBodyProps<Values> extends FormProps<Values> {
  form: RefObject<HTMLFormElement | null>
  revision: number
  shown: Values
}

export function FormBody<Values extends Record<string, unknown>>({
  form: element,
  revision,
  shown,
  schema,
  refused,
  newId,
  list,
  toastedError,
  more,
  children,
}: FormBodyProps<Values>) {
  const { state, formMethod } = useNavigation()
  const saving = state !== 'idle' && formMethod === 'POST'
  const mayChange = useMayChange()
  const [form, fields] = useForm<Values>({
    lastResult: refused?.reply ?? null,
    defaultValue: shown as DefaultValue<Values>,
    onValidate: ({ formData }) => parseForm(formData, schema),
    shouldRevalidate: 'onInput',
  })

  useSaveKey(element)
  const submitOnce = useSubmitOnce({ form, schema, refused, toastedError })

  return (
    <Form
      ref={element}
      method="post"
      {...getFormProps(form)}
      onSubmit={submitOnce}
      data-takes-news=""
      className="grid gap-4"
    >
      {/* Enter in a field presses the first button of a form. Without this one, it would move or remove a list line. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {adminText.actions.save}
      </button>
      <input type="hidden" name="revision" value={revision} />
      {newId && <input type="hidden" name="id" value={newId} />}
      <fieldset disabled={!mayChange} className="contents disabled:[&_button]:hidden">
        {children({ form, fields } as Fields<Values>)}
      </fieldset>
      <NoScriptQuestion question={refused?.question} />
      <FormFooter saving={saving} list={list}>
        {more}
      </FormFooter>
    </Form>
  )
}

/** Ctrl+S (or ⌘S) saves. Ctrl+Enter saves, too, also in a textarea, where Enter begins a new line. */
function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey) return
      const isEnter = code === 'Enter' && target instanceof Element && target.closest('form') === form.current
      if (code !== 'KeyS' && !isEnter) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [form])
}

interface FormFooterProps {
  saving: boolean
  list: string | undefined
  children: ReactNode
}

function FormFooter({ saving, list, children }: FormFooterProps) {
  const mayChange = useMayChange()
  return (
    <div className="sticky bottom-(--bottom-taken) z-10 flex flex-wrap items-center gap-3 border-t border-sand-200 bg-sand-50 py-3">
      {mayChange && (
        <button type="submit" aria-disabled={saving} className={button()}>
          {saving ? adminText.saving : adminText.actions.save}
        </button>
      )}
      {list && (
        <Link to={list} className={button({ kind: 'secondary' })}>
          {mayChange ? adminText.actions.cancel : adminText.backToList}
        </Link>
      )}
      <span className="ml-auto flex gap-3">{children}</span>
    </div>
  )
}

interface SubmitOnce {
  form: { onSubmit(event: FormEvent<HTMLFormElement>): void }
  schema: z.ZodType
  refused: unknown
  toastedError: string | undefined
}

/**
 * Returns the submit handler of the form, which ignores a second submit while the first is in flight: the
 * second click of a double click comes before React has rendered the busy state.
 */
function useSubmitOnce({ form, schema, refused, toastedError }: SubmitOnce) {
  const { state } = useNavigation()
  const sent = useRef(false)
  const mayChange = useMayChange()
  const translations = useTranslatedForm()

  // biome-ignore lint/correctness/useExhaustiveDependencies(refused): a fast refusal arrives while `state` is idle in two successive renders, so that only `refused` shows it
  useEffect(() => {
    if (state === 'idle') sent.current = false
  }, [state, refused])

  const toastFieldError = (element: HTMLFormElement, message: string) => {
    const { error } = parseForm(new FormData(element), schema).reply()
    if (Object.values(error ?? {}).some((messages) => messages?.includes(message))) showError(message)
  }

  return (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event
    const intent = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('name')
    if (sent.current || !mayChange) return event.preventDefault()
    if (intent !== '__intent__' && isUploading(event.currentTarget)) {
      showError(adminText.stillUploading)
      return event.preventDefault()
    }
    if (intent !== '__intent__' && translations.hasUnsaved) {
      event.preventDefault()
      const { currentTarget } = event
      // Saving may leave the page, and would lose what was typed into translations.
      return translations.saveFirst(() => currentTarget.requestSubmit())
    }
    form.onSubmit(event)
    if (!event.defaultPrevented) sent.current = true
    else if (toastedError && intent !== '__intent__') toastFieldError(event.currentTarget, toastedError)
  }
}
