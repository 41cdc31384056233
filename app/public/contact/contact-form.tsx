import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { OfflineFormNotice } from '../../offline/offline-form-notice.tsx'
import { useOfflineForm } from '../../offline/use-offline-form.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { button } from '../../ui/button.ts'
import { ContactFields } from './contact-fields.tsx'
import { ContactProblem } from './contact-problem.tsx'
import type { ContactReply } from './contact-reply.ts'
import { ContactSuccess } from './contact-success.tsx'
import { openForField } from './robot-check.ts'

interface Props {
  /** The answer to a form that was sent without scripts. */
  reply?: ContactReply | undefined
  apartmentNumber?: string | undefined
  apartmentId?: string | undefined
  /** On the page of the form itself: what it was opened for, and the choices of what it is about. */
  about?: string | undefined
  askedFields?: ((reply: ContactReply | undefined) => ReactNode) | undefined
  /** What the message begins as. */
  message?: string | undefined
}

/** A plain form to the page that answers it; with scripts the answer appears in place. */
export function ContactForm(props: Props) {
  const {
    reply: plainReply,
    apartmentNumber: offeredNumber,
    apartmentId,
    about,
    askedFields,
    message,
  } = props
  const { fetcher, state, formProps, sendNow } = useContactForm(offeredNumber ?? about)
  const [finished, setFinished] = useState<ContactReply>()
  const sending = fetcher.state !== 'idle'
  const result = fetcher.data ?? plainReply
  // Whoever goes on to another enquiry is done with the answer to the last one.
  const reply = result === finished ? undefined : result
  const isSent = reply?.sent === true && !sending
  const apartmentNumber = reply?.withoutApartment ? undefined : offeredNumber
  return (
    <fetcher.Form
      {...formProps}
      method="post"
      action={href('/contact')}
      onSubmit={(event) => {
        noteTime(event)
        formProps.onSubmit(event)
      }}
      className="relative"
    >
      {isSent && <ContactSuccess reply={reply} onAnother={() => setFinished(result)} />}
      {/* `invisible` keeps its place: nothing below moves when the answer comes. */}
      <fieldset
        disabled={sending || isSent}
        className={`grid gap-5 sm:grid-cols-2 ${isSent ? 'invisible' : ''}`}
      >
        <ContactFields
          reply={reply}
          apartmentNumber={apartmentNumber}
          apartmentId={apartmentId}
          asked={askedFields?.(reply)}
          message={message}
        />
        {/* An empty line for what may have to be said takes no room. */}
        <div className="grid sm:col-span-2 *:not-empty:not-last:mb-4">
          <OfflineFormNotice state={state} onSend={sendNow} />
          <ContactProblem reply={sending ? undefined : reply} />
          <PrivacyNote />
          <button type="submit" className={button({ className: 'justify-self-start' })}>
            {sending ? text.submitting : text.submit}
          </button>
        </div>
      </fieldset>
    </fetcher.Form>
  )
}

/** Sends the form, also later when there is no connection, and handles each answer once. */
function useContactForm(asked: string | undefined) {
  const fetcher = useFetcher<ContactReply>()
  const { state, formProps, sendNow, onResponse, stored } = useOfflineForm(`contact ${asked ?? ''}`)
  const form = formProps.ref

  // `noValidate` only once scripts run: until then the browser's own checks are the only ones before sending.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is handled once, when it comes
  useEffect(() => {
    if (fetcher.data?.sent) {
      form.current?.reset()
      stored()
    }
    if (fetcher.data && !fetcher.data.noResponse) onResponse()
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fetcher.data])

  return { fetcher, state, formProps, sendNow }
}

function PrivacyNote() {
  return (
    <p className="text-sm text-sea-800">
      {text.privacyBefore}
      <Link to={href('/privacy')} className="underline underline-offset-4">
        {text.privacyLink}
      </Link>
      .
    </p>
  )
}

/** Counts from the opening of the page, not of its scripts: those start late, perhaps after the typing. */
function noteTime({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem(openForField) as HTMLInputElement
  field.value = String(Math.round(performance.now()))
}
