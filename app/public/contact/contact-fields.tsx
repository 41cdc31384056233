import type { ReactNode } from 'react'
import { submissionIdField } from '../../offline/form-draft.ts'
import { contactText as text } from '../../text/public/contact.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { openForField, trapField } from './robot-check.ts'

interface Props {
  /** Says what is wrong with a field, and what was typed into it. */
  reply: ContactReply | undefined
  apartmentNumber: string | undefined
  /** Two apartments may have one number. */
  apartmentId: string | undefined
  /** Choices of what it is about. */
  asked: ReactNode
  /** What the message begins as. */
  message?: string | undefined
}

export function ContactFields({ reply, apartmentNumber, apartmentId, asked, message }: Props) {
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
      {asked}
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
          remark={text.optional}
          autoComplete="tel"
          maxLength={50}
          {...field(reply, 'phone')}
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
          {...field(reply, 'wishedTime')}
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
          {...field(reply, 'message', message)}
        />
      </div>
      <Trap />
      <input type="hidden" name={openForField} />
      <input type="hidden" name={submissionIdField} />
    </>
  )
}

function field(reply: ContactReply | undefined, name: string, offered?: string) {
  return { errors: reply?.errors?.[name] ?? undefined, defaultValue: reply?.typed?.[name] ?? offered }
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

/** What the server says to a sent form; on a refusal it hands back what was typed. */
export interface ContactReply {
  sent?: boolean
  /** Of an enquiry that was taken: when somebody will call, and where its sender may go on. */
  when?: string
  ways?: { url: string; text: string; isFile?: boolean }[]
  typed?: Record<string, string>
  errors?: Record<string, string[] | null>
  problem?: string
  /** No apartment has the number that was sent: the form goes on without it. */
  withoutApartment?: boolean
  /** What it was about is not there (any more): the form goes on without it. */
  withoutAbout?: boolean
  /** Said by the browser itself: the server may never have got the form. */
  noResponse?: boolean
}
