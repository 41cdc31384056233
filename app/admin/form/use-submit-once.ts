import { parseWithZod } from '@conform-to/zod/v4'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { z } from 'zod'
import { adminText } from '../../text/admin/admin.ts'
import { showError } from '../../ui/toaster.ts'
import { isUploading } from '../../uploads/is-uploading.ts'
import { useMayChange } from '../session/use-role.ts'

interface SubmitOnce {
  /** The form library's own handler. */
  form: { onSubmit(event: FormEvent<HTMLFormElement>): void }
  schema: z.ZodType
  /** The last answer, if it was a refusal. */
  refused: unknown
  /** Messages at a field that are also announced. */
  saidAloud: string | undefined
}

/** Two clicks are one save: the second comes before React has shown that the first is in flight. */
export function useSubmitOnce({ form, schema, refused, saidAloud }: SubmitOnce) {
  const { state } = useNavigation()
  const sent = useRef(false)
  const mayChange = useMayChange()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer can come before a busy state was shown
  useEffect(() => {
    if (state === 'idle') sent.current = false
  }, [state, refused])

  const sayAloud = (element: HTMLFormElement, message: string) => {
    const { error } = parseWithZod(new FormData(element), { schema }).reply()
    if (Object.values(error ?? {}).some((said) => said?.includes(message))) showError(message)
  }

  return (event: FormEvent<HTMLFormElement>) => {
    const intent = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name')
    if (sent.current || !mayChange) return event.preventDefault()
    if (intent !== '__intent__' && isUploading(event.currentTarget)) {
      showError(adminText.stillUploading)
      return event.preventDefault()
    }
    form.onSubmit(event)
    if (!event.defaultPrevented) sent.current = true
    else if (saidAloud && intent !== '__intent__') sayAloud(event.currentTarget, saidAloud)
  }
}
