import { type FormEvent, useEffect } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { OfflineFormNotice } from '../../offline/offline-form-notice.tsx'
import { submissionIdField } from '../../offline/submission-id.ts'
import { useOfflineForm } from '../../offline/use-offline-form.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { button } from '../../ui/button.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import type { ContactReply } from './contact-reply.ts'
import { openForField, trapField } from './robot-check.ts'

interface Props {
  /** The answer to a form that was sent without scripts. */
  reply?: ContactReply | undefined
  apartmentNumber?: string | undefined
}

/** A plain form to the page that answers it; with scripts the answer appears in place. */
export function ContactForm({ reply: plainReply, apartmentNumber: offeredNumber }: Props) {
  const fetcher = useFetcher<ContactReply>()
  const sending = fetcher.state !== 'idle'
  const reply = fetcher.data ?? plainReply
  const apartmentNumber = reply?.withoutApartment ? undefined : offeredNumber
  const { state, formProps, sendNow, answered, stored } = useOfflineForm(`contact ${offeredNumber ?? ''}`)
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
    if (fetcher.data && !fetcher.data.unanswered) answered()
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fetcher.data])

  return (
    <fetcher.Form
      {...formProps}
      method="post"
      action={href('/contact')}
      onSubmit={(event) => {
        noteTime(event)
        formProps.onSubmit(event)
      }}
    >
      <fieldset disabled={sending} className="grid gap-5 sm:grid-cols-2">
        {apartmentNumber && (
          <div className="sm:col-span-2">
            <TextField
              id="contact-apartment"
              name="apartmentNumber"
              label={text.apartment}
              value={apartmentNumber}
              readOnly
            />
          </div>
        )}
        <TextField
          id="contact-name"
          name="name"
          label={text.name}
          required
          autoComplete="name"
          maxLength={200}
          {...field(reply, 'name')}
        />
        <TextField
          id="contact-email"
          name="email"
          type="email"
          label={text.email}
          required
          autoComplete="email"
          {...field(reply, 'email')}
        />
        <div className="sm:col-span-2">
          <TextField
            id="contact-phone"
            name="phone"
            type="tel"
            label={text.phone}
            hint={text.optional}
            autoComplete="tel"
            {...field(reply, 'phone')}
          />
        </div>
        <div className="sm:col-span-2">
          <TextArea
            id="contact-message"
            name="message"
            label={text.message}
            required
            rows={5}
            maxLength={5000}
            {...field(reply, 'message')}
          />
        </div>
        <Trap />
        <input type="hidden" name={openForField} />
        <input type="hidden" name={submissionIdField} />
        <div className="grid gap-4 sm:col-span-2">
          <OfflineFormNotice state={state} onSend={sendNow} />
          <Answer reply={sending ? undefined : reply} />
          <p className="text-sm text-sea-800">
            {text.privacyBefore}
            <Link to={href('/privacy')} className="underline underline-offset-4">
              {text.privacyLink}
            </Link>
            .
          </p>
          <button type="submit" className={button({ className: 'justify-self-start' })}>
            {sending ? text.submitting : text.submit}
          </button>
        </div>
      </fieldset>
    </fetcher.Form>
  )
}

function field(reply: ContactReply | undefined, name: string) {
  return { errors: reply?.errors?.[name] ?? undefined, defaultValue: reply?.typed?.[name] }
}

function Answer({ reply }: { reply: ContactReply | undefined }) {
  return (
    <div aria-live="polite">
      {reply?.sent && (
        <p role="status" className="rounded-lg bg-available-soft p-4 font-semibold text-available">
          {text.success}
        </p>
      )}
      {reply?.problem && (
        <p role="alert" className="rounded-lg bg-sold-soft p-4 font-semibold text-sold">
          {reply.problem}
        </p>
      )}
    </div>
  )
}

/** Out of sight and out of the way of keyboards and screen readers; robots fill it in. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px overflow-hidden">
      <label htmlFor="contact-website">{text.trap}</label>
      <input id="contact-website" name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Counts from the opening of the page, not of its scripts: those start late, perhaps after the typing. */
function noteTime({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem(openForField) as HTMLInputElement
  field.value = String(Math.round(performance.now()))
}
