import type { ReactNode } from 'react'
import { contactSection } from '../../../text/public/sections/contact.ts'
import { useLocale } from '../../locale.tsx'
import { submissionIdField } from '../../offline/form-draft.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { type OfferedReckoning, ReckoningField } from './reckoning-field.tsx'
import { openForField, trapField } from './robot-check.ts'

interface Props {
  reply: ContactReply | undefined
  /** The names of fields that were changed after the reply: its messages about them are not shown. */
  corrected: unknown[]
  apartmentNumber: string | undefined
  /** Sent with the number, because apartments of both entrances may have the same number. */
  apartmentId: string | undefined
  /** The fields that select the enquiry's subject. */
  subjectFields: ReactNode
  /** The initial text of the message. */
  message?: string | undefined
  reckoning?: OfferedReckoning | undefined
}

export function ContactFields(props: Props) {
  const { reply, corrected, apartmentNumber, apartmentId, subjectFields, message, reckoning } = props
  const text = useLocale(contactSection).text.contact
  const field = (name: string, offered?: string) => ({
    errors: (!corrected.includes(name) && reply?.errors?.[name]) || undefined,
    defaultValue: reply?.typed?.[name] ?? offered,
  })
  return (
    <>
      {apartmentNumber && (
        <div className="sm:col-span-2">
          <TextField
            id="contact-apartment"
            name="apartmentNumber"
            label={text.apartment}
            value={apartmentNumber}
            readOnly
          />
          {apartmentId && <input type="hidden" name="apartmentId" value={apartmentId} />}
        </div>
      )}
      {subjectFields}
      <TextField
        id="contact-name"
        name="name"
        label={text.name}
        required
        autoComplete="name"
        maxLength={200}
        {...field('name')}
      />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        label={text.email}
        required
        autoComplete="email"
        {...field('email')}
      />
      <div className="sm:col-span-2">
        <TextField
          id="contact-phone"
          name="phone"
          type="tel"
          label={text.phone}
          remark={text.optional}
          autoComplete="tel"
          maxLength={50}
          {...field('phone')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          id="contact-wished-time"
          name="wishedTime"
          label={text.wishedTime}
          remark={text.optional}
          placeholder={text.wishedTimeExample}
          maxLength={100}
          {...field('wishedTime')}
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
          {...field('message', message)}
        />
      </div>
      <ReckoningField reckoning={reckoning} />
      <Trap />
      <input type="hidden" name={openForField} />
      <input type="hidden" name={submissionIdField} />
    </>
  )
}

/**
 * A field that is invisible to people, keyboards and screen readers. Robots fill it in, and their enquiries are
 * refused.
 */
function Trap() {
  const { text } = useLocale(contactSection)
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px overflow-hidden">
      <label htmlFor="contact-website">{text.contact.trap}</label>
      <input id="contact-website" name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The response to a sent form. A refusal returns what was typed. */
export interface ContactReply {
  sent?: boolean
  /** For a stored enquiry: when somebody will call, and links to other pages. */
  when?: string
  ways?: { url: string; label: string; isFile?: boolean }[]
  typed?: Record<string, string>
  errors?: Record<string, string[] | null>
  problem?: string
  /** The line about the costs that was sent with the form. */
  reckoning?: OfferedReckoning
  /** No apartment has the number that was sent; the form continues without it. */
  withoutApartment?: boolean
  /** The parking spot or store no longer exists; the form continues without it. */
  withoutAbout?: boolean
  /** Set by the browser when no response arrived: the server may or may not have received the form. */
  noResponse?: boolean
}
