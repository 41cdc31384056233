import { type DefaultValue, getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode, RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import type { z } from 'zod'
import { adminText } from '../../text/admin/admin.ts'
import { useMayChange } from '../session/use-role.ts'
import { FormFooter } from './form-footer.tsx'
import type { Question } from './question.ts'
import { UnaskedQuestion } from './save-question.tsx'
import { useSaveKey } from './use-save-key.ts'
import { useSubmitOnce } from './use-submit-once.ts'

type OpenForm<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>
export type Fields<Values> =
  Values extends Record<string, unknown> ? { form: OpenForm<Values>[0]; fields: OpenForm<Values>[1] } : never

/** What a screen says of its form, whichever record it shows. */
export interface FormProps<Values> {
  schema: z.ZodType<Values>
  /** Of what is being added: the same however often the form is sent. */
  newId?: string
  refused: { reply?: SubmissionResult; question?: Question } | undefined
  /** Where cancelling leads; settings have no list to go back to. */
  list?: string
  /** Messages at a field that are also announced. */
  saidAloud?: string
  /** More buttons at the end of the form's last line. */
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
  saidAloud,
  more,
  children,
}: FormBodyProps<Values>) {
  const { state, formMethod } = useNavigation()
  const saving = state !== 'idle' && formMethod === 'POST'
  const mayChange = useMayChange()
  const [form, fields] = useForm<Values>({
    lastResult: refused?.reply ?? null,
    defaultValue: shown as DefaultValue<Values>,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: 'onInput',
  })

  useSaveKey(element)
  const submitOnce = useSubmitOnce({ form, schema, refused, saidAloud })

  return (
    <Form
      ref={element}
      method="post"
      {...getFormProps(form)}
      onSubmit={submitOnce}
      data-takes-news=""
      className="grid gap-4"
    >
      {/* Enter in a field presses a form's first button: without this one, that would move or remove a line. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {adminText.actions.save}
      </button>
      <input type="hidden" name="revision" value={revision} />
      {newId && <input type="hidden" name="id" value={newId} />}
      <fieldset disabled={!mayChange} className="contents disabled:[&_button]:hidden">
        {children({ form, fields } as Fields<Values>)}
      </fieldset>
      <UnaskedQuestion question={refused?.question} />
      <FormFooter saving={saving} list={list}>
        {more}
      </FormFooter>
    </Form>
  )
}
