import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { withIds } from '../../../domain/favourites/favourites.ts'
import { contactSection } from '../../../text/public/sections/contact.ts'
import { useLocale } from '../../locale.tsx'
import { OfflineFormNotice, useOfflineForm } from '../../offline/offline-form.tsx'
import { button } from '../../ui/button.ts'
import { withScripts } from '../opened-in-place.ts'
import { ContactFields, type ContactReply } from './contact-fields.tsx'
import type { OfferedReckoning } from './reckoning-field.tsx'
import { openForField } from './robot-check.ts'

/** Where a browser without scripts scrolls to after it has sent the form: to the alert, else to the form. */
const replyId = 'enquiry'

/** Moves the focus to the alert: the submit button lost it when sending disabled the fields. */
const focus = (alert: HTMLElement | null) => alert?.focus()

function ContactProblem({ problem }: { problem: string | undefined }) {
  return (
    <div aria-live="polite">
      {problem && (
        <p
          ref={focus}
          id={replyId}
          role="alert"
          tabIndex={-1}
          className="scroll-mt-28 rounded-lg bg-sold-soft p-4 font-semibold text-sold"
        >
          {problem}
        </p>
      )}
    </div>
  )
}

interface Props {
  /** The response to a form that was sent without scripts. */
  reply?: ContactReply | undefined
  apartmentNumber?: string | undefined
  apartmentId?: string | undefined
  /** Only on the contact page: the subject that the URL asks about, and the fields that select a subject. */
  about?: string | undefined
  /** Only on the contact page: the ids of the apartments that the URL asks about. */
  asked?: readonly string[]
  subjectFields?: ((reply: ContactReply | undefined) => ReactNode) | undefined
  /** The initial text of the message. */
  message?: string | undefined
  reckoning?: OfferedReckoning | undefined
}

/** A plain form that posts to the contact page. With scripts the response appears in place. */
export function ContactForm(props: Props) {
  const {
    reply: plainReply,
    apartmentNumber: offeredNumber,
    apartmentId,
    about,
    asked = [],
    subjectFields,
    message,
    reckoning,
  } = props
  const { text, pages } = useLocale(contactSection)
  const { fetcher, state, formProps, sendNow } = useContactForm(
    offeredNumber ?? (asked.length > 0 ? asked.join(' ') : about),
  )
  const [finished, setFinished] = useState<ContactReply>()
  const sending = fetcher.state !== 'idle'
  const result = fetcher.data ?? plainReply
  // The reply to the last enquiry is no longer shown once the visitor starts another one.
  const reply = result === finished ? undefined : result
  // The fields that were changed after this reply: their messages may no longer be true.
  const [corrected, setCorrected] = useState<Corrected>({ reply: undefined, names: [] })
  const names = corrected.reply === reply ? corrected.names : []
  const isSent = reply?.sent === true && !sending
  const problem = reply?.noResponse ? text.contact.failure : reply?.problem
  const apartmentNumber = reply?.withoutApartment ? undefined : offeredNumber
  return (
    <fetcher.Form
      {...formProps}
      method="post"
      id={problem ? undefined : replyId}
      action={`${withIds(pages.contact, asked)}#${replyId}`}
      onInput={({ target }) => {
        if ('name' in target) setCorrected({ reply, names: [...names, target.name] })
      }}
      onSubmit={(event) => {
        setTimeToSend(event)
        formProps.onSubmit(event)
      }}
      className="relative scroll-mt-28"
    >
      {isSent && <ContactSuccess reply={reply} onAnother={() => setFinished(result)} />}
      {/* `invisible` keeps the form's height, so that nothing below moves when the reply arrives. */}
      <fieldset
        disabled={sending || isSent}
        className={`grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2 ${isSent ? 'invisible' : ''}`}
      >
        <ContactFields
          reply={reply}
          corrected={names}
          apartmentNumber={apartmentNumber}
          apartmentId={apartmentId}
          subjectFields={subjectFields?.(reply)}
          message={message}
          reckoning={reckoning ?? reply?.reckoning}
        />
        {/* Only messages that are not empty take up room. */}
        <div className="grid sm:col-span-2 *:not-empty:not-last:mb-4">
          <OfflineFormNotice state={state} onSend={sendNow} />
          <ContactProblem problem={sending ? undefined : problem} />
          <PrivacyNote />
          <button type="submit" className={button({ className: 'justify-self-start' })}>
            {sending ? text.contact.submitting : text.contact.submit}
          </button>
        </div>
      </fieldset>
    </fetcher.Form>
  )
}

interface Corrected {
  reply: ContactReply | undefined
  names: unknown[]
}

/** Sends the form, keeps it as a draft while there is no connection, and handles each response once. */
function useContactForm(about: string | undefined) {
  const fetcher = useFetcher<ContactReply>()
  const { state, formProps, sendNow, onResponse, stored } = useOfflineForm(`contact ${about ?? ''}`)
  const form = formProps.ref

  // With scripts the server's error messages appear in the form. Without scripts the browser validates it.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])

  useEffect(() => {
    if (fetcher.data?.sent) {
      form.current?.reset()
      stored()
    }
    if (fetcher.data && !fetcher.data.noResponse) onResponse()
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fetcher.data, form, onResponse, stored])

  return { fetcher, state, formProps, sendNow }
}

function PrivacyNote() {
  const { text, pages } = useLocale(contactSection)
  const { privacyBefore, privacyLink, privacyAfter } = text.contact
  return (
    <p className="text-sm text-sea-800">
      {privacyBefore}
      <Link to={pages.privacy} className="underline underline-offset-4">
        {privacyLink}
      </Link>
      {privacyAfter}
    </p>
  )
}

/**
 * Fills in how long the page was open. The time is measured from the page's navigation, because scripts may
 * start after the person has typed.
 */
function setTimeToSend({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem(openForField)
  if (field instanceof HTMLInputElement) field.value = String(Math.round(performance.now()))
}

/** Replaces the form after the enquiry was stored. Without scripts its link opens a new form. */
export function ContactSuccess({ reply, onAnother }: { reply: ContactReply; onAnother: () => void }) {
  const { text, pages } = useLocale(contactSection)
  const end = useRef<HTMLDivElement>(null)
  // The submit button is gone, so the focus moves to the message.
  useEffect(() => {
    end.current?.focus({ preventScroll: true })
    end.current?.querySelector('[role="status"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={end}
      tabIndex={-1}
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-4 text-center outline-none"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-14 fill-none stroke-available stroke-2">
        <path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M8 12l3 3 5-6" />
      </svg>
      <p
        role="status"
        className="max-w-sm scroll-mt-44 scroll-mb-32 text-2xl font-bold text-balance text-sea-900"
      >
        {text.contact.success}
      </p>
      <p className="max-w-sm text-lg text-balance wrap-anywhere text-sea-900">{reply.when}</p>
      <ul className="grid justify-items-center">
        {reply.ways?.map(({ url, label, isFile = false }) => (
          <li key={url}>
            <Link
              to={url}
              reloadDocument={isFile}
              className="flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={pages.contact} onClick={withScripts(onAnother)} className={button({ kind: 'secondary' })}>
        {text.contact.another}
      </Link>
    </div>
  )
}
